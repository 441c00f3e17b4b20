import type { ManagedHint } from '@puzzle-runs/contract/management/hint.ts';
import type { ManagedPoi, ManagedPrerequisite } from '@puzzle-runs/contract/management/poi.ts';
import { targetOf } from '@puzzle-runs/domain/poi/arrival.ts';
import type { Tables } from '#db/tables.ts';
import { timingOf } from '#mapping/hint-timing.ts';
import { toCoordinate } from '#mapping/public-exploration.ts';
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
    UnlockPrerequisites: (parts.prerequisites.get(id) ?? []).map(toManagedPrerequisite),
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

type PrerequisiteRow = Tables['prerequisites']['$inferSelect'];

export function toManagedPrerequisite({ id, unlockType, value, updatedAt }: PrerequisiteRow): ManagedPrerequisite {
  return { id, unlock_type: unlockType, value, updated_at: updatedAt.toISOString() };
}
