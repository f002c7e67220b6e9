"""What servers and people have chosen for later: presets of options, and personal settings."""

import sqlite3


def presets(guild_id: int, connection: sqlite3.Connection) -> dict[str, str]:
    """Return the options of each preset of a guild by its name, in order of the names."""
    rows = connection.execute(
        "SELECT name, options FROM preset WHERE guild_id = ? ORDER BY name", (guild_id,)
    )
    return dict(rows.fetchall())


def save_preset(guild_id: int, name: str, options: str, connection: sqlite3.Connection) -> None:
    """Keep options under a name, in place of those before."""
    connection.execute(
        "INSERT INTO preset (guild_id, name, options) VALUES (?, ?, ?) "
        "ON CONFLICT (guild_id, name) DO UPDATE SET options = excluded.options",
        (guild_id, name, options),
    )


def delete_preset(guild_id: int, name: str, connection: sqlite3.Connection) -> bool:
    """Delete a preset; whether there was one."""
    gone = connection.execute(
        "DELETE FROM preset WHERE guild_id = ? AND name = ?", (guild_id, name)
    )
    return gone.rowcount == 1


def preference(user_id: int, key: str, connection: sqlite3.Connection) -> str | None:
    """Return what a person has chosen under this key."""
    row = connection.execute(
        "SELECT value FROM preference WHERE user_id = ? AND key = ?", (user_id, key)
    ).fetchone()
    return None if row is None else row[0]


def set_preference(user_id: int, key: str, value: str, connection: sqlite3.Connection) -> None:
    """Keep what a person has chosen, in place of the choice before."""
    connection.execute(
        "INSERT INTO preference (user_id, key, value) VALUES (?, ?, ?) "
        "ON CONFLICT (user_id, key) DO UPDATE SET value = excluded.value",
        (user_id, key, value),
    )
