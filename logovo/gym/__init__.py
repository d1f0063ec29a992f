"""Doors for researchers: the five games in the interfaces of their field.

    from logovo.gym.batch import Games       # N games at once, NumPy arrays
    from logovo.gym.aec import env           # PettingZoo          pip install 'logovo[rl]'
    from logovo.gym.single import SeatEnv    # Gymnasium           pip install 'logovo[rl]'
    from logovo.gym.spiel import load_game   # OpenSpiel           pip install 'logovo[spiel]'

What actions and observations are made of is in `docs/research.md`.
"""
