import type { ChecklistEntry } from '@puzzle-runs/contract/management/exploration.ts';
import { to } from '#to.ts';
import type { RunRow } from './row-fields.ts';

/** Address of the page on which the creator can fix a checklist item. */
export function placeOf({ reason, lang, Poi, Task }: ChecklistEntry, exploration: string): string {
  if (lang !== null) return `${to.translation({ exploration, lang })}?open=1`;
  if (!Poi)
    return isAboutPois(reason) ? to.pois({ exploration }) : `${to.exploration({ exploration })}?open=${rowOf(reason)}`;
  const at = { exploration, poi: Poi.slug };
  if (Task) return to.task({ ...at, task: Task.slug });
  return to.poi(at);
}

/** The row of the run's page that holds what is wrong. */
function rowOf(reason: ChecklistEntry['reason']): RunRow {
  return reason === 'unknown_postal_code' ? 'name' : 'description';
}

function isAboutPois(reason: ChecklistEntry['reason']): boolean {
  return reason === 'no_poi' || reason === 'no_task';
}
