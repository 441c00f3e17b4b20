import { lazyPart } from '../on-demand/lazy-part.tsx';
import type { PhotoTaskProps } from './photo-task-props.ts';

/** Loaded with the first photo quest. */
export const LazyPhotoTask = lazyPart<PhotoTaskProps>(async () => (await import('./photo-task.tsx')).PhotoTask);
