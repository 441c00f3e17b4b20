import { GOOD_TO_KNOW } from '@puzzle-runs/domain/exploration/good-to-know.ts';
import type { ExplorationValues } from './exploration-values.ts';

/** The rows of a run's page, each with the fields that it opens. */
const FIELDS = {
  name: ['name', 'postal_code'],
  image: ['image'],
  description: ['description'],
  story: ['intro', 'finale'],
  meeting: ['meeting_point'],
  facts: ['duration_minutes', 'walk_metres', 'lang', ...GOOD_TO_KNOW],
  access: ['code', 'visibility'],
  order: ['route', 'finish_rule', 'finish_pois', 'finish_poi'],
  class: ['for_pupils', 'photos'],
  offline: ['playable_offline'],
  photos: ['photo_days'],
} as const satisfies Record<string, readonly (keyof ExplorationValues)[]>;

export type RunRow = keyof typeof FIELDS;

const ROWS = Object.keys(FIELDS) as RunRow[];

export function isRunRow(name: string | null): name is RunRow {
  return name !== null && Object.hasOwn(FIELDS, name);
}

/** The row with a field; undefined for an unknown field. */
export function rowOf(field: string | undefined): RunRow | undefined {
  return ROWS.find((row) => (FIELDS[row] as readonly string[]).includes(field ?? ''));
}
