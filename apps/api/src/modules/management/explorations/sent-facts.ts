import type { ExplorationChange } from '@puzzle-runs/contract/management/input/exploration-input.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';

type SentFacts = Pick<
  ExplorationChange,
  | 'lang'
  | 'walk_metres'
  | 'duration_minutes'
  | 'step_free'
  | 'toilets'
  | 'pram'
  | 'meeting_latitude'
  | 'meeting_longitude'
  | 'playable_offline'
  | 'for_pupils'
  | 'photos'
  | 'photo_days'
>;

/** Facts of a request by column; undefined where none was sent. */
export function factColumns(sent: SentFacts) {
  return {
    lang: sent.lang,
    walkMetres: sent.walk_metres,
    durationMinutes: sent.duration_minutes,
    stepFree: sent.step_free,
    toilets: sent.toilets,
    pram: sent.pram,
    meetingLatitude: sent.meeting_latitude,
    meetingLongitude: sent.meeting_longitude,
    playableOffline: sent.playable_offline,
    forPupils: sent.for_pupils,
    photos: sent.photos,
    photoDays: sent.photo_days,
  };
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
