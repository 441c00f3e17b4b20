import { optionalPart } from '../on-demand/optional-part.ts';

/** Loaded with the first answer that has an explanation or a solution. If it cannot be loaded, the game goes on without it. */
export const LazyAfterAnswer = optionalPart(async () => (await import('./after-answer.tsx')).AfterAnswer);
