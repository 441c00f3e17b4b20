import type { OfflineContent } from '@puzzle-runs/contract/offline/offline-content.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import type { PlayedTask } from '@puzzle-runs/contract/task.ts';
import { describe, expect, test } from 'vitest';
import { offlineGame } from './offline-game.ts';
import { viewWithQueue } from './replay-queue.ts';
import {
  content,
  lockedRow,
  openRow,
  packedPoi,
  packedTask,
  response,
  START,
  shownTask,
} from './testing/offline-run.ts';

/** The quest 1 has the pieces 2, at the same spot, and 3, at a spot that opens with 20 points. */
const gate = { prerequisites: [{ id: 1, unlock_type: 'points' as const, value: 20 }] };
const packed = content([
  packedPoi(1, { tasks: [packedTask(1, { pieces: [2, 3] }), packedTask(2)] }),
  packedPoi(3, gate),
]);

const seen = [{ poi_id: 1, task_id: 2 }, {}];

function finaleIn(
  packed: OfflineContent,
  joined: JoinedPois,
  answered: readonly number[] = [],
): PlayedTask | undefined {
  const queue = answered.map((id) => {
    const body = { progress_type: 'task', progress_id: id, task_type: 'guess_number', answer: 16 } as Submission;
    return { body, queuedAt: START };
  });
  const { rows } = viewWithQueue(offlineGame(packed, joined), queue, { clockOffset: 0, now: START });
  return rows.flatMap((row) => (row.unlocked ? row.Tasks : [])).find(({ id }) => id === 1);
}

describe('the pieces of a quest', () => {
  const joined = (pieces: PlayedTask['pieces']) =>
    response([openRow(1, [shownTask(1, { pieces } as Partial<PlayedTask>), shownTask(2)]), lockedRow(3, 20, 20)]);

  test('are those of the response, and the package names those that the player has not seen', () => {
    expect(finaleIn(packed, joined(seen))?.pieces).toEqual(seen);
    expect(finaleIn(packed, joined(seen), [1, 2])?.pieces).toEqual([
      { poi_id: 1, task_id: 2 },
      { poi_id: 3, task_id: 3 },
    ]);
  });

  test('keep their number where the package is older', () => {
    const old = content([packedPoi(1, { tasks: [packedTask(1), packedTask(2)] }), packedPoi(3, gate)]);
    expect(finaleIn(old, joined(seen))?.pieces).toEqual(seen);
    expect(finaleIn(old, joined(seen), [1, 2])?.pieces).toEqual(seen);
    expect(finaleIn(old, joined(undefined))).not.toHaveProperty('pieces');
  });

  test('come from the package at a spot that opens without a network', () => {
    const finale = [packedTask(1, { pieces: [2] })];
    const late = content([packedPoi(2), packedPoi(3, { tasks: finale, ...gate })]);
    const start = response([openRow(2, [shownTask(2, { points: 20 })]), lockedRow(3, 20, 20)]);
    expect(finaleIn(late, start)).toBeUndefined();
    expect(finaleIn(late, start, [2])?.pieces).toEqual([{ poi_id: 2, task_id: 2 }]);
  });
});
