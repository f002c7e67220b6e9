"""What Discord shows: boards, hands, lobbies and results, built from what a viewer may know."""
