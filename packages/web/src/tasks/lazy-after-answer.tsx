import { optionalPart } from '../on-demand/lazy-part.tsx';
import type { Task } from './task.ts';

/** Loaded with the first answer that has an explanation or a solution. If it cannot be loaded, the game goes on without it. */
export const LazyAfterAnswer = optionalPart<{ task: Task }>(() =>
  import('./after-answer.tsx').then((file) => file.AfterAnswer),
);
