import { lazyPart } from '../on-demand/lazy-part.tsx';
import type { PhotoTaskProps } from './photo-task-props.ts';

/** Loaded with the first photo quest. */
export const LazyPhotoTask = lazyPart<PhotoTaskProps>(() => import('./photo-task.tsx').then((file) => file.PhotoTask));
