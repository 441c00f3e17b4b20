import { optionalPart } from '@puzzle-runs/web/on-demand/lazy-part.tsx';

/** If its code cannot be loaded, the finish does without the comment. */
export const LazyRatingComment = optionalPart(() => import('./rating-comment.tsx').then((file) => file.RatingComment));
