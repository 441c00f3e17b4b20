import type { ChecklistEntry } from '@puzzle-runs/contract/management/exploration.ts';
import { to } from '#to.ts';

/** The page on which something that is missing can be mended. */
export function placeOf({ reason, Poi, Task }: ChecklistEntry, exploration: string): string {
  if (!Poi) return to.spots({ exploration });
  const at = { exploration, poi: Poi.slug };
  if (Task) return to.quest({ ...at, task: Task.slug });
  return reason === 'poi_unreachable' ? to.qualifiers(at) : to.spot(at);
}
