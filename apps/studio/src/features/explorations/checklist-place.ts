import type { ChecklistEntry } from '@puzzle-runs/contract/management/exploration.ts';
import { to } from '#to.ts';

/** Address of the page on which the creator can fix a checklist item. */
export function placeOf({ reason, lang, Poi, Task }: ChecklistEntry, exploration: string): string {
  if (lang !== null) return `${to.translation({ exploration, lang })}?open=1`;
  if (reason === 'unknown_postal_code') return to.exploration({ exploration });
  if (!Poi) return to.pois({ exploration });
  const at = { exploration, poi: Poi.slug };
  if (Task) return to.task({ ...at, task: Task.slug });
  return reason === 'poi_unreachable' ? to.prerequisites(at) : to.poi(at);
}
