"""Looking back at a finished game: which decisions mattered, and how much was luck.

from logovo.review import ReviewBudget, review
told = review(log, ReviewBudget())
"""

from logovo.review.report import Review, ReviewBudget, resized
from logovo.review.run import Unfinished, budget_for, review

__all__ = ["Review", "ReviewBudget", "Unfinished", "budget_for", "resized", "review"]
