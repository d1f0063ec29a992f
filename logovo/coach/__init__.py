"""What would you do? Moves compared in worlds a seat can imagine, with one reason in words.

from logovo.coach.advice import advise
"""
