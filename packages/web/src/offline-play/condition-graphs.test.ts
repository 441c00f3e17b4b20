import { playedPoi } from '@puzzle-runs/contract/mapping/played-poi.ts';
import type { OfflineContent, OfflinePoi, OfflineTask } from '@puzzle-runs/contract/offline/offline-content.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import { countTasks, finishedAt } from '@puzzle-runs/domain/game/finish.ts';
import type { Game, GamePoi, GameTask } from '@puzzle-runs/domain/game/game.ts';
import type { Progress } from '@puzzle-runs/domain/game/progress.ts';
import { settle } from '@puzzle-runs/domain/game/settle.ts';
import { standingOf } from '@puzzle-runs/domain/game/standing.ts';
import { viewOf } from '@puzzle-runs/domain/game/view.ts';
import { openWays } from '@puzzle-runs/domain/game/ways.ts';
import { isCondition } from '@puzzle-runs/domain/poi/qualifiers.ts';
import { type Step, someGraph, someSteps, take } from '@puzzle-runs/domain/test-data/condition-graphs.ts';
import { MINUTE, NEW, START } from '@puzzle-runs/domain/test-data/small-game.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offlineGame } from './offline-game.ts';
import { viewWithQueue } from './replay-queue.ts';
import { packedPoi, packedTask, response } from './testing/offline-run.ts';

function packed(task: GameTask): OfflineTask {
  const { id, points, attempts, taskType, solution } = task;
  return packedTask(id, { points, attempts, task_type: taskType, solution: solution?.content } as Partial<OfflineTask>);
}

function packedSpot({ id, prerequisites, arrival, tasks }: GamePoi): OfflinePoi {
  const conditions = prerequisites.filter(isCondition);
  return packedPoi(id, {
    prerequisites: prerequisites.flatMap((qualifier) => (isCondition(qualifier) ? [] : [qualifier])),
    conditions,
    arrival: { radius: arrival.radius, wait_minutes: null, target: null, code: arrival.code },
    tasks: tasks.map(packed),
  });
}

/** The package of a run, and what the server responds to a participation. */
function loaded(game: Game, stored: Progress, at: number): { content: OfflineContent; joined: JoinedPois } {
  const progress = settle(game, stored, at);
  const pois = game.pois.map(packedSpot);
  const rows = viewOf(game, progress, at).map((view, index) => {
    const spot = pois[index] as OfflinePoi;
    const texts = (taskId: number) => spot.tasks.find(({ id }) => id === taskId) as OfflineTask;
    return playedPoi(view, { ...spot, place: spot, textsOf: texts });
  });
  const { net, spent, solved, highestNet } = standingOf(progress);
  const finished = finishedAt(game, progress);
  const { total: total_tasks } = countTasks(game, progress);
  const pointsToEarn = openWays(game, progress)?.points ?? 20;
  const figures = { netPoints: net, spentPoints: spent, tasks_completed: solved, total_tasks, pointsToEarn };
  const times = {
    joined_at: new Date(START).toISOString(),
    finished_at: finished === null ? null : new Date(finished).toISOString(),
  };
  const { finish } = game;
  const content = { now: at, highest_net_points: highestNet, solved_tasks: solved, organiser_code: null, pois };
  return { content: { ...content, finish }, joined: response(rows, { ...figures, ...times }) };
}

/** Ids of the open and of the closed spots, and whether the run is finished. */
function seen(rows: readonly { id: number; unlocked: boolean; closed?: boolean | undefined }[], finished: unknown) {
  const open = rows.filter(({ unlocked }) => unlocked).map(({ id }) => id);
  const closed = rows.filter((row) => row.closed).map(({ id }) => id);
  return { open, closed, finished: finished !== null };
}

function play(game: Game, steps: readonly Step[], from: { progress: Progress; at: number }) {
  let { progress, at } = from;
  for (const step of steps) {
    at += step.minutes * MINUTE;
    progress = take(game, progress, step, at);
  }
  return { progress, at };
}

test('a phone without a network opens and finishes what the server opens and finishes', () => {
  const steps = someSteps({ refused: false });
  fc.assert(
    fc.property(someGraph, someSteps({ refused: true }), steps, (game, before, after) => {
      const known = play(game, before, { progress: NEW, at: START });
      const { content, joined } = loaded(game, known.progress, known.at);
      let queuedAt = known.at;
      const queue = after.map(({ act, minutes }) => {
        queuedAt += minutes * MINUTE;
        return { body: act as Submission, queuedAt };
      });
      const phone = viewWithQueue(offlineGame(content, joined), queue, { clockOffset: 0, now: queuedAt });
      const { progress: stored, at } = play(game, after, known);
      const progress = settle(game, stored, at);
      const views = viewOf(game, progress, at).map((view) => ({ ...view, id: view.poi.id }));
      expect(seen(phone.rows, phone.progress.finished_at)).toEqual(seen(views, finishedAt(game, progress)));
      expect(phone.progress).toMatchObject({
        total_tasks: countTasks(game, progress).total,
        pointsToEarn: openWays(game, progress)?.points ?? 20,
      });
    }),
    { numRuns: 300 },
  );
});
