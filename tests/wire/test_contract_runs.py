"""Every request of whole matches is one that Discord describes (issue 2, 6.5)."""

from __future__ import annotations

import pytest

from tests.support.contract import ABSENT, CONTRACT
from tests.wire.conftest import Undisturbed

ROUTES = {
    ("PUT", "/applications/{application_id}/commands"),
    ("POST", "/interactions/{interaction_id}/{interaction_token}/callback"),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"),
    ("POST", "/channels/{channel_id}/messages"),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"),
}


@pytest.mark.skipif(CONTRACT is None, reason=ABSENT)
@pytest.mark.parametrize("players", [2, 5])
async def test_every_request_of_a_match_is_described(
    undisturbed: Undisturbed, players: int
) -> None:
    assert CONTRACT
    evening = await undisturbed(players)
    routes = set()
    for request in evening.requests:
        assert CONTRACT.check(request.method, request.path, request.body) == []
        routes.add((request.method, CONTRACT.route(request.method, request.path)))
    assert routes >= ROUTES
