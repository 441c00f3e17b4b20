import { type ComponentType, lazy } from 'react';
import type { PhotoTaskProps } from './photo-task-props.ts';

/** Loaded with the first photo quest. */
export const LazyPhotoTask = lazy<ComponentType<PhotoTaskProps>>(() =>
  import('./photo-task.tsx').then(({ PhotoTask }) => ({ default: PhotoTask })),
);
