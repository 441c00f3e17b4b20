import { type PoiLocation, playedPoi } from '@puzzle-runs/contract/mapping/played-poi.ts';
import type { OfflineContent, OfflinePoi } from '@puzzle-runs/contract/offline/offline-content.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import type { OrganiserAct } from '@puzzle-runs/domain/game/act.ts';
import { apply } from '@puzzle-runs/domain/game/apply.ts';
import { countTasks, finishedAt, openReviews } from '@puzzle-runs/domain/game/finish.ts';
import type { GamePoi, GameTask } from '@puzzle-runs/domain/game/game.ts';
import type { Progress } from '@puzzle-runs/domain/game/progress.ts';
import { standingOf } from '@puzzle-runs/domain/game/standing.ts';
import { viewOf } from '@puzzle-runs/domain/game/view.ts';
import { writtenTiming } from '@puzzle-runs/domain/poi/hint-timing.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import {
  ANNA,
  clozeTask,
  hintFor,
  MINUTE,
  NEW,
  needs,
  numberTask,
  photoTask,
  START,
  smallGame,
  spot,
} from '@puzzle-runs/domain/test-data/small-game.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playedContent } from '../tasks/played-content.ts';
import { offlineGame } from './offline-game.ts';
import { judgedBody, type QueuedEntry, replayQueue, viewWithQueue } from './replay-queue.ts';

/**
 * The run on the server: every kind of condition, hints, partial points, photos, and arrivals that are proved in each
 * way.
 */
const GAME = smallGame(
  [
    spot(1, [numberTask(1, { attempts: 3, explainAfterAttempts: true }), clozeTask(2, { attempts: 2, partial: true })]),
    spot(2, [photoTask(3, 'none'), photoTask(4, 'after'), photoTask(5, 'before')], {
      locationType: 'hint',
      hints: [hintFor(1, 4), hintFor(2, 0, { after_previous: true, shown_after_minutes: 6 })],
    }),
    spot(3, [numberTask(6, { attempts: 1 })], { ...needs('points', 15), arrival: { radius: 30, code: 'K7M2QX' } }),
    spot(4, [numberTask(7)], {
      ...needs('tasks', 3),
      arrival: { radius: 30, waitMinutes: 3 },
      hints: [hintFor(3, 2, { shown_after_minutes: 2, free_after_minutes: 5 })],
    }),
    spot(5, [numberTask(8)], {
      ...needs('time', 4),
      hints: [hintFor(4, 3, { shown_after_tries: 2, free_after_minutes: 3 }), hintFor(5, 1, { after_previous: true })],
    }),
    spot(6, [numberTask(9)], { arrival: { radius: 30, code: 'K7M2QX' } }),
  ],
  { mayHoldAnswers: true },
);

const textsOf = ({ id, taskType, solution }: GameTask) => ({
  name: `Quest ${id}`,
  description: '',
  position: id,
  explanation: `<p>${id}</p>`,
  task: playedContent(taskType, (solution as NonNullable<typeof solution>).content),
});

function placeOf({ locationType, hints }: GamePoi): PoiLocation {
  const text = { hint_type: 'text', progressed: true, hint_description: '' } as const;
  const texts = hints.map(({ timing, ...hint }) => {
    return { ...hint, ...writtenTiming(timing), ...text, hint_value: `Für ${hint.cost}` };
  });
  if (locationType === 'hint') return { location_type: 'hint', location: texts };
  const location = { latitude: 49.02, longitude: 12.1 };
  return { location_type: 'coordinates', location, ...(texts.length > 0 && { Hints: texts }) };
}

const poiTexts = ({ id }: GamePoi) => ({ name: `Spot ${id}`, slug: `spot-${id}`, position: id, description: '' });

/** What the server would return. */
function responseOf(progress: Progress, at: number): JoinedPois {
  const { net, earned, spent, adjusted } = standingOf(progress);
  const { total, completed } = countTasks(GAME, progress);
  const finished = finishedAt(GAME, progress);
  return {
    count: GAME.pois.length,
    rows: viewOf(GAME, progress, at).map((view) => {
      const taskTexts = (id: number) => textsOf(view.poi.tasks.find((task) => task.id === id) as GameTask);
      return playedPoi(view, { ...poiTexts(view.poi), place: placeOf(view.poi), textsOf: taskTexts });
    }),
    finale: finished === null ? null : '<p>Ende.</p>',
    schedule: null,
    progress: {
      netPoints: net,
      earnedPoints: earned,
      spentPoints: spent,
      adjustedPoints: adjusted,
      pointsToEarn: 100,
      tasks_completed: completed,
      tasks_to_complete: total - completed,
      total_tasks: total,
      joined_at: new Date(progress.joinedAt).toISOString(),
      finished_at: finished === null ? null : new Date(finished).toISOString(),
      open_reviews: openReviews(progress),
    },
  } as unknown as JoinedPois;
}

function packageAt(progress: Progress): OfflineContent {
  const { highestNet, solved } = standingOf(progress);
  const pois = GAME.pois.map((poi) => ({
    id: poi.id,
    ...poiTexts(poi),
    ...placeOf(poi),
    prerequisites: [...poi.prerequisites],
    arrival: { ...poi.arrival, wait_minutes: poi.arrival.waitMinutes },
    tasks: poi.tasks.map((task) => ({
      ...textsOf(task),
      id: task.id,
      points: task.points,
      attempts: task.attempts,
      explain_after_attempts: task.explainAfterAttempts,
      partial: task.partial,
      task_type: task.taskType,
      solution: task.solution?.content,
    })),
  })) as unknown as OfflinePoi[];
  const figures = { highest_net_points: highestNet, solved_tasks: solved };
  return { now: START, ...figures, organiser_code: null, finale: '<p>Ende.</p>', pois };
}

const answers = (task_type: string, ids: number[], given: unknown[]) =>
  fc
    .tuple(fc.constantFrom(...ids), fc.constantFrom(...given))
    .map(([id, answer]) => ({ progress_type: 'task', progress_id: id, task_type, answer }) as Submission);
const anySubmission: fc.Arbitrary<Submission> = fc.oneof(
  { weight: 3, arbitrary: answers('guess_number', [1, 6, 7, 8, 9], [16, 3]) },
  answers(
    'cloze',
    [2],
    [
      ['one', 'two'],
      ['one', 'x'],
      ['x', 'y'],
    ],
  ),
  answers('photo', [3, 4, 5], [71, 72, 73]),
  fc.constantFrom(1, 2, 3, 4, 5).map((id) => ({ progress_type: 'hint', progress_id: id }) as const),
  fc.constantFrom<Submission>(
    { progress_type: 'arrival', progress_id: 3, via: 'code', code: 'K7M2QX' },
    { progress_type: 'arrival', progress_id: 4, via: 'self_reported' },
    { progress_type: 'arrival', progress_id: 6, via: 'code', code: 'K7M2QX' },
  ),
);
const anyAct: fc.Arbitrary<OrganiserAct> = fc.oneof(
  fc.integer({ min: -20, max: 20 }).map((points) => ({ act: 'give_points', points }) as const),
  fc.constantFrom(3, 4).map((poiId) => ({ act: 'open_poi', poiId }) as const),
  fc
    .tuple(fc.constantFrom(3, 4, 5), fc.constantFrom('accepted' as const, 'rejected' as const), fc.nat({ max: 20 }))
    .map(([taskId, verdict, points]) => ({ act: 'judge_photo', taskId, verdict, points, reason: null }) as const),
  fc
    .tuple(fc.constantFrom(1, 2), fc.nat({ max: 20 }))
    .map(([taskId, points]) => ({ act: 'recalculate', taskId, points, attempts: 2 }) as const),
);

/** Acts one minute after the other; a refused one changes nothing and is left out. */
function playOnServer<Act extends Submission | OrganiserAct>(from: Progress, acts: readonly Act[], begin: number) {
  let progress = from;
  const accepted: { body: Act; queuedAt: number }[] = [];
  for (const [index, body] of acts.entries()) {
    const at = begin + index * MINUTE;
    try {
      ({ progress } = apply(GAME, progress, body, { at, by: ANNA }));
      accepted.push({ body, queuedAt: at });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
  return { progress, accepted, at: begin + acts.length * MINUTE };
}

test('after any history and any queue, the phone shows what the server will show once it has the queue', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ weight: 3, arbitrary: anySubmission }, anyAct), { maxLength: 25 }),
      fc.array(anySubmission, { maxLength: 15 }),
      (history, offline) => {
        const before = playOnServer(NEW, history, START);
        const phone = offlineGame(packageAt(before.progress), responseOf(before.progress, before.at));
        const server = playOnServer(before.progress, offline, before.at);
        const queue: QueuedEntry[] = [];
        for (const { body, queuedAt } of server.accepted) {
          const progress = replayQueue(phone, queue, 0);
          queue.push({ body: judgedBody(phone, progress, { body, at: queuedAt }), queuedAt });
        }
        const shown = viewWithQueue(phone, queue, { clockOffset: 0, now: server.at });
        expect(shown).toEqual(responseOf(server.progress, server.at));
      },
    ),
    { numRuns: 300 },
  );
});

test('what a phone did without a network counts at spots that have no room', () => {
  const present = new Map(GAME.pois.map(({ id }) => [id, 9]));
  const full = { ...GAME, room: { teams: 1, minutes: 60, pauses: [], present } };
  fc.assert(
    fc.property(fc.array(anySubmission, { maxLength: 15 }), (offline) => {
      const phone = offlineGame(packageAt(NEW), responseOf(NEW, START));
      const { accepted, progress } = playOnServer(NEW, offline, START);
      const queue: QueuedEntry[] = [];
      let counted = NEW;
      for (const { body, queuedAt: at } of accepted) {
        const judged = judgedBody(phone, replayQueue(phone, queue, 0), { body, at });
        queue.push({ body: judged, queuedAt: at });
        counted = apply(full, counted, judged, { at, by: ANNA }).progress;
      }
      expect([counted.solved, counted.arrived]).toEqual([progress.solved, progress.arrived]);
    }),
    { numRuns: 200 },
  );
});
