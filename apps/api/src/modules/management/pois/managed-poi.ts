import type { ManagedCondition } from '@puzzle-runs/contract/management/condition.ts';
import type { ManagedHint } from '@puzzle-runs/contract/management/hint.ts';
import type { ManagedPoi, ManagedPrerequisite } from '@puzzle-runs/contract/management/poi.ts';
import { targetOf } from '@puzzle-runs/domain/poi/arrival.ts';
import type { UnlockMode } from '@puzzle-runs/domain/poi/qualifiers.ts';
import type { Tables } from '#db/tables.ts';
import { timingOf } from '#mapping/hint-timing.ts';
import { toCoordinate } from '#mapping/public-exploration.ts';
import { toQualifier } from '#mapping/qualifiers.ts';
import { toManagedTask } from '../tasks/managed-task.ts';
import type { ManagedHintRow, ManagedPoiParts } from './poi-parts.repository.ts';
import type { ManagedPoiRow } from './pois.repository.ts';

type Location = ManagedPoi extends infer P
  ? P extends ManagedPoi
    ? Pick<P, Extract<keyof P, 'location_type' | 'location' | 'target' | 'Hints'>>
    : never
  : never;

export function toManagedPoi({ poi, place, exploration }: ManagedPoiRow, parts: ManagedPoiParts): ManagedPoi {
  const { id, name, slug, description, position } = poi;
  const tasks = parts.tasks?.get(id) ?? [];
  return {
    id,
    name,
    slug,
    description,
    position,
    ...toManagedGate(parts.prerequisites.get(id) ?? [], poi),
    Exploration: exploration,
    ...(parts.tasks && { Tasks: tasks.map(toManagedTask) }),
    task_count: parts.taskCounts.get(id) ?? 0,
    arrival_radius: poi.arrivalRadius,
    arrival_wait_minutes: poi.arrivalWaitMinutes,
    arrival_code: poi.arrivalCode,
    updated_at: poi.updatedAt.toISOString(),
    ...locationOf(poi, place, parts.hints.get(id) ?? []),
  };
}

function locationOf(poi: ManagedPoiRow['poi'], place: ManagedPoiRow['place'], hints: ManagedHintRow[]): Location {
  const { locationType: location_type, street, postalCode, location, latitude, longitude } = poi;
  switch (location_type) {
    case 'hint':
      return {
        location_type,
        location: hints.map(toManagedHint),
        target: targetOf({ latitude, longitude }),
      };
    case 'address':
      return {
        location_type,
        location: {
          street: street ?? '',
          postal_code: postalCode ?? '',
          location: location ?? '',
          PostalCodeCoordinate: toCoordinate(place),
          latitude,
          longitude,
        },
        Hints: hints.map(toManagedHint),
      };
    case 'coordinates':
      return {
        location_type,
        location: { latitude: latitude ?? 0, longitude: longitude ?? 0 },
        Hints: hints.map(toManagedHint),
      };
  }
}

export function toManagedHint(row: ManagedHintRow): ManagedHint {
  const { id, hintType, hintValue, hintDescription, cost } = row;
  const texts = { hint_type: hintType, hint_value: hintValue, hint_description: hintDescription };
  return { id, ...texts, cost, ...timingOf(row) };
}

type QualifierRow = Omit<Tables['prerequisites']['$inferSelect'], 'poiId'>;

/** What opens a poi. Conditions stand beside the prerequisites, whose kinds clients know. */
export function toManagedGate(rows: readonly QualifierRow[], { unlockMode }: { unlockMode: UnlockMode }) {
  const conditions = rows.filter(({ names }) => names !== null);
  return {
    UnlockPrerequisites: rows.filter(({ names }) => names === null).map(toManagedPrerequisite),
    ...(conditions.length > 0 && { Conditions: conditions.map(toManagedCondition) }),
    ...(unlockMode !== 'all' && { unlock_mode: unlockMode }),
  };
}

export function toManagedPrerequisite({ updatedAt, ...row }: QualifierRow): ManagedPrerequisite {
  return { ...toQualifier({ ...row, names: null }), updated_at: updatedAt.toISOString() } as ManagedPrerequisite;
}

export function toManagedCondition({ updatedAt, ...row }: QualifierRow): ManagedCondition {
  return { ...toQualifier(row), updated_at: updatedAt.toISOString() } as ManagedCondition;
}
