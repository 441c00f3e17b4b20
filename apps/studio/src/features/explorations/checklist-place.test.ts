import type { ChecklistEntry } from '@puzzle-runs/contract/management/exploration.ts';
import { expect, test } from 'vitest';
import { placeOf } from './checklist-place.ts';

const nothing: ChecklistEntry = {
  reason: 'no_poi',
  blocking: true,
  Poi: null,
  Task: null,
  unlock_type: null,
  needed: null,
  in_reach: null,
  lang: null,
};
const Poi = { id: 1, name: 'Dom', slug: 'dom' };
const Task = { id: 2, name: 'Türme', slug: 'türme' };

test.each<[Partial<ChecklistEntry>, string]>([
  [{}, '/management/exploration/weg/poi'],
  [{ reason: 'unknown_postal_code' }, '/management/exploration/weg?open=name'],
  [{ reason: 'language_incomplete', lang: 'en' }, '/management/exploration/weg/language/en?open=1'],
  [{ reason: 'no_task' }, '/management/exploration/weg/poi'],
  [{ reason: 'picture_without_description' }, '/management/exploration/weg?open=description'],
  [{ reason: 'media_without_transcript', Poi }, '/management/exploration/weg/poi/dom'],
  [{ reason: 'poi_without_hint', Poi }, '/management/exploration/weg/poi/dom'],
  [{ reason: 'poi_unreachable', Poi }, '/management/exploration/weg/poi/dom'],
  [{ reason: 'task_without_points', Poi, Task }, '/management/exploration/weg/poi/dom/task/t%C3%BCrme'],
  [{ reason: 'task_without_answer', Poi, Task }, '/management/exploration/weg/poi/dom/task/t%C3%BCrme'],
])('links the checklist item %j to %s', (entry, place) => {
  expect(placeOf({ ...nothing, ...entry }, 'weg')).toBe(place);
});
