import { Nothing, onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';

/** Loaded where a poi waits for others; most runs do without. */
export const LazyConditions = onDemand(() => import('./conditions.tsx').then((file) => file.Conditions), {
  onFail: Nothing,
});
