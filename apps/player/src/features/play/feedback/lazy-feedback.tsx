import { type ComponentType, lazy } from 'react';

/** If its code cannot be loaded, the finish does without the comment. */
export const LazyRatingComment = lazy<ComponentType>(() =>
  import('./rating-comment.tsx').then(
    ({ RatingComment }) => ({ default: RatingComment }),
    () => ({ default: () => null }),
  ),
);
