import type { RunFile } from '@puzzle-runs/contract/run-format.ts';
import { PHOTO_DAYS_PROPOSED } from '@puzzle-runs/domain/photo/photo-review.ts';
import type { Tables } from '#db/tables.ts';

type FileFacts = Pick<
  RunFile['exploration'],
  | 'lang'
  | 'walk_metres'
  | 'duration_minutes'
  | 'step_free'
  | 'toilets'
  | 'pram'
  | 'meeting_point'
  | 'playable_offline'
  | 'for_pupils'
  | 'photos'
  | 'photo_days'
>;
type ExplorationRow = Tables['explorations']['$inferSelect'];

/** A place in a file; null unless both coordinates are known. */
export function filePlace({ latitude, longitude }: { latitude: number | null; longitude: number | null }) {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/**
 * Facts of an exploration as a file holds them. Facts about photos are left out unless they are set.
 * Measured minutes are never exported, because they belong to the players of this installation.
 */
export function factsInFile(row: ExplorationRow): FileFacts {
  return {
    lang: row.lang,
    walk_metres: row.walkMetres,
    duration_minutes: row.durationMinutes,
    step_free: row.stepFree,
    toilets: row.toilets,
    pram: row.pram,
    meeting_point: filePlace({ latitude: row.meetingLatitude, longitude: row.meetingLongitude }),
    playable_offline: row.playableOffline,
    ...(row.forPupils && { for_pupils: true }),
    ...(row.photos && { photos: true }),
    ...(row.photoDays !== PHOTO_DAYS_PROPOSED && { photo_days: row.photoDays }),
  };
}

/** Facts of a file by column. */
export function factsFromFile(facts: FileFacts) {
  return {
    lang: facts.lang,
    walkMetres: facts.walk_metres,
    durationMinutes: facts.duration_minutes,
    stepFree: facts.step_free,
    toilets: facts.toilets,
    pram: facts.pram,
    meetingLatitude: facts.meeting_point?.latitude ?? null,
    meetingLongitude: facts.meeting_point?.longitude ?? null,
    playableOffline: facts.playable_offline,
    forPupils: facts.for_pupils ?? false,
    photos: facts.photos ?? false,
    photoDays: facts.photo_days ?? PHOTO_DAYS_PROPOSED,
  };
}
