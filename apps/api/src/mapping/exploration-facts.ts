import type { Fact } from '@puzzle-runs/contract/exploration-facts.ts';
import type { RunFile } from '@puzzle-runs/contract/run-format.ts';
import { PHOTO_DAYS_PROPOSED } from '@puzzle-runs/domain/photo/photo-review.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Tables } from '#db/tables.ts';

type ExplorationRow = Tables['explorations']['$inferSelect'];

/** The column of each fact that creators enter. */
const COLUMNS = {
  lang: 'lang',
  walk_metres: 'walkMetres',
  duration_minutes: 'durationMinutes',
  step_free: 'stepFree',
  toilets: 'toilets',
  pram: 'pram',
  meeting_latitude: 'meetingLatitude',
  meeting_longitude: 'meetingLongitude',
  playable_offline: 'playableOffline',
  for_pupils: 'forPupils',
  photos: 'photos',
  photo_days: 'photoDays',
} as const satisfies Record<Fact, keyof ExplorationRow>;

type Columns = typeof COLUMNS;
type FactColumn = Columns[Fact];

/** What has a value per column, such as a row or the columns of a query, by fact. */
export function factsOf<By extends Record<FactColumn, unknown>>(columns: By): { [F in Fact]: By[Columns[F]] } {
  const facts = Object.entries(COLUMNS).map(([fact, column]) => [fact, columns[column]]);
  return Object.fromEntries(facts) as { [F in Fact]: By[Columns[F]] };
}

/** Facts by column; undefined where none was sent. */
export function factColumns<Sent extends Partial<Record<Fact, unknown>>>(sent: Sent) {
  const columns = Object.entries(COLUMNS).map(([fact, column]) => [column, sent[fact as Fact]]);
  return Object.fromEntries(columns) as { [F in Fact as Columns[F]]: Sent[F] };
}

/** Throws `invalid_request` for half a meeting point. */
export function refuseHalfMeetingPoint(after: {
  meetingLatitude?: number | null | undefined;
  meetingLongitude?: number | null | undefined;
}) {
  const { meetingLatitude = null, meetingLongitude = null } = after;
  if ((meetingLatitude === null) === (meetingLongitude === null)) return;
  throw new Problem('invalid_request', undefined, meetingLatitude === null ? 'meeting_latitude' : 'meeting_longitude');
}

/** A place in a file; null unless both coordinates are known. */
export function filePlace({ latitude, longitude }: { latitude: number | null; longitude: number | null }) {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/**
 * Facts of an exploration as a file holds them. Facts about photos are left out
 * unless they are set, so that a file comes back as it was written. Measured minutes
 * are never exported, because they belong to the players of this installation.
 */
export function factsInFile(row: ExplorationRow) {
  const { meeting_latitude: latitude, meeting_longitude: longitude, ...facts } = factsOf(row);
  const { for_pupils, photos, photo_days, ...always } = facts;
  return {
    ...always,
    meeting_point: filePlace({ latitude, longitude }),
    ...(for_pupils && { for_pupils }),
    ...(photos && { photos }),
    ...(photo_days !== PHOTO_DAYS_PROPOSED && { photo_days }),
  };
}

/** Facts of a file by column. */
export function factsFromFile({ meeting_point: place, ...facts }: Omit<RunFile['exploration'], 'pois'>) {
  return factColumns({
    ...facts,
    meeting_latitude: place?.latitude ?? null,
    meeting_longitude: place?.longitude ?? null,
    for_pupils: facts.for_pupils ?? false,
    photos: facts.photos ?? false,
    photo_days: facts.photo_days ?? PHOTO_DAYS_PROPOSED,
  });
}
