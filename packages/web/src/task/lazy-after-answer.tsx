import { type ComponentType, lazy } from 'react';
import type { Task } from './task.ts';

/** Loaded with the first answer that has an explanation or a solution. If it cannot be loaded, the game goes on without it. */
export const LazyAfterAnswer = lazy<ComponentType<{ task: Task }>>(() =>
  import('./after-answer.tsx').then(
    ({ AfterAnswer }) => ({ default: AfterAnswer }),
    () => ({ default: () => null }),
  ),
);
