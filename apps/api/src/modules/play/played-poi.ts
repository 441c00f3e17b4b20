import type { OpenPoi, PlayedArrival, PlayedHint } from '@puzzle-runs/contract/poi.ts';
import { playingSince } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import { arrivalJudgeOf, awaitsArrival, selfReportFrom, targetOf } from '@puzzle-runs/domain/poi/arrival.ts';
import { toCoordinate } from '#mapping/public-exploration.ts';
import type { PlayedHintRow, PlayedPoiRow, PlayedTaskRow } from './cached-content.repository.ts';
import { hasAnswered } from './finish.service.ts';
import type { ParticipationMarks } from './marks.repository.ts';
import type { Participation } from './play.repository.ts';

/** The player's marks and the key of their shuffles. */
export interface PlayerView {
  marks: ParticipationMarks;
  secret: string;
  participation: Participation;
  at: Date;
}

/** From when on players may report an arrival themselves, in milliseconds; null for never. In a trial always. */
export function selfReportFromOf(
  { joinedAt, startsAt, lastSolvedAt, trial }: Participation,
  waitMinutes: number | null,
  arrivedAt: readonly Date[],
): number | null {
  if (trial !== null) return joinedAt.getTime();
  const started = playingSince(joinedAt.getTime(), startsAt?.getTime() ?? null);
  const progress = [lastSolvedAt, ...arrivedAt].map((time) => time?.getTime() ?? 0);
  return selfReportFrom(waitMinutes, [started, ...progress]);
}

/** Whether players have to arrive at an open poi, and how they can prove it, without its place. */
export function toPlayedArrival(
  poi: PlayedPoiRow['poi'],
  tasks: readonly PlayedTaskRow[],
  { marks, participation, at }: PlayerView,
): PlayedArrival {
  const { arrivalRadius: radius, arrivalWaitMinutes, locationType } = poi;
  const required = radius !== null;
  const answered = hasAnswered(tasks, marks);
  const from = required ? selfReportFromOf(participation, arrivalWaitMinutes, [...marks.arrivedAt.values()]) : null;
  return {
    required,
    arrived: !awaitsArrival({ radius, arrived: marks.arrivedAt.has(poi.id), answered }),
    radius,
    judge: required ? arrivalJudgeOf(locationType, targetOf(poi)) : 'none',
    self_report_from: from === null ? null : new Date(from).toISOString(),
    now: from === null ? null : at.toISOString(),
  };
}

function toPlayedHint(
  { id, hintType, cost, hintValue, hintDescription, lang }: PlayedHintRow,
  bought: ParticipationMarks['bought'],
): PlayedHint {
  const progressed = bought.has(id);
  const revealed = { hint_value: progressed ? hintValue : null, hint_description: progressed ? hintDescription : null };
  const fallback = lang === undefined ? {} : { lang };
  return { id, hint_type: hintType, cost, progressed, ...revealed, ...fallback };
}

type Location = OpenPoi extends infer P ? (P extends OpenPoi ? Pick<P, 'location_type' | 'location'> : never) : never;

/** The location of an open poi; hints have a value once they are bought. */
export function toPlayedLocation(
  poi: PlayedPoiRow['poi'],
  {
    place,
    hints,
    bought,
  }: { place: PlayedPoiRow['place']; hints: PlayedHintRow[]; bought: ParticipationMarks['bought'] },
): Location {
  switch (poi.locationType) {
    case 'hint':
      return { location_type: 'hint', location: hints.map((hint) => toPlayedHint(hint, bought)) };
    case 'address':
      return {
        location_type: 'address',
        location: {
          street: poi.street ?? '',
          postal_code: poi.postalCode ?? '',
          location: poi.location ?? '',
          PostalCodeCoordinate: toCoordinate(place),
          latitude: poi.latitude,
          longitude: poi.longitude,
        },
      };
    case 'coordinates':
      return {
        location_type: 'coordinates',
        location: { latitude: poi.latitude ?? 0, longitude: poi.longitude ?? 0 },
      };
  }
}
