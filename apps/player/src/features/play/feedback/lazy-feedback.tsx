import { optionalPart } from '@puzzle-runs/web/on-demand/lazy-part.tsx';

/** If its code cannot be loaded, the finish does without the comment. */
export const LazyRatingComment = optionalPart(async () => (await import('./rating-comment.tsx')).RatingComment);
