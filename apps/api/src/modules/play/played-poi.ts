import type { OpenPoi, PlayedHint } from '@puzzle-runs/contract/poi.ts';
import type { PlayedTask } from '@puzzle-runs/contract/task.ts';
import { remainingAttempts } from '@puzzle-runs/domain/task/attempts.ts';
import { toCoordinate } from '#mapping/public-exploration.ts';
import type { HintRow, PoiRow, TaskRow } from './cached-content.repository.ts';
import { shuffleFor } from './keyed-shuffle.ts';
import type { Marks } from './marks.repository.ts';
import { playedContent } from './played-content.ts';

/** Who looks at a spot: what he has done, and what keys his shuffles. */
export interface PlayedBy {
  marks: Marks;
  secret: string;
  participationId: number;
}

export function playedTask(row: TaskRow, { marks, secret, participationId }: PlayedBy): PlayedTask {
  const { id, name, description, points, position, attempts, taskType } = row;
  const solvedAt = marks.solvedAt.get(id);
  const task = playedContent(taskType, row.content as never, (items) =>
    shuffleFor(items, { secret, participationId, taskId: id }),
  );
  return {
    id,
    name,
    description,
    points,
    position,
    attempts,
    remaining_attempts: remainingAttempts(attempts, marks.wrong.get(id) ?? 0),
    progressed: solvedAt !== undefined,
    progressed_at: solvedAt?.toISOString() ?? null,
    task_type: taskType,
    task,
  } as PlayedTask; // the column pairs kind and content; the contract checks the pair again on the way out
}

function playedHint({ id, hintType, cost, hintValue }: HintRow, bought: Marks['bought']): PlayedHint {
  const progressed = bought.has(id);
  return { id, hint_type: hintType, cost, progressed, hint_value: progressed ? hintValue : null };
}

type Location = OpenPoi extends infer P ? (P extends OpenPoi ? Pick<P, 'location_type' | 'location'> : never) : never;

/** Where an open spot is. */
export function playedLocation(
  poi: PoiRow['poi'],
  { place, hints, bought }: { place: PoiRow['place']; hints: HintRow[]; bought: Marks['bought'] },
): Location {
  switch (poi.locationType) {
    case 'hint':
      return { location_type: 'hint', location: hints.map((hint) => playedHint(hint, bought)) };
    case 'address':
      return {
        location_type: 'address',
        location: {
          street: poi.street ?? '',
          postal_code: poi.postalCode ?? '',
          location: poi.location ?? '',
          PostalCodeCoordinate: toCoordinate(place),
        },
      };
    case 'coordinates':
      return {
        location_type: 'coordinates',
        location: { latitude: poi.latitude ?? 0, longitude: poi.longitude ?? 0 },
      };
  }
}
