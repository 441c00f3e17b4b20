import { type ComponentType, lazy } from 'react';

/** Shown if a file cannot be loaded; the game goes on. */
const missing = { default: () => null };

export const LazyTaskReport = lazy<ComponentType<{ task: { id: number; name: string } }>>(() =>
  import('./report-task-button.tsx').then(
    ({ ReportTaskButton }) => ({ default: ReportTaskButton }),
    () => missing,
  ),
);

export const LazyRatingComment = lazy<ComponentType>(() =>
  import('./rating-comment.tsx').then(
    ({ RatingComment }) => ({ default: RatingComment }),
    () => missing,
  ),
);
