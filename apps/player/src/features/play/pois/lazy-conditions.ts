import { Nothing, onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';

/** Loaded where choices have closed pois. */
export const LazyClosedPois = onDemand(() => import('./closed-pois.tsx').then((file) => file.ClosedPois), {
  onFail: Nothing,
});

/** Loaded where a poi waits for others, or is full; most runs do without. */
export const LazyWaiting = onDemand(() => import('./full-note.tsx').then((file) => file.Waiting), {
  onFail: Nothing,
});
