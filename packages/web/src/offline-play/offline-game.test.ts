import type { OfflineContent } from '@puzzle-runs/contract/offline/offline-content.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import type { OpenPoi, PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import type { PlayedTask } from '@puzzle-runs/contract/task.ts';
import { standingOf } from '@puzzle-runs/domain/game/standing.ts';
import { describe, expect, test } from 'vitest';
import { offlineGame } from './offline-game.ts';
import { openEverything } from './open-everything.ts';
import { judgeOffline, type QueuedEntry, replayQueue, viewWithQueue } from './replay-queue.ts';
import {
  content,
  JOINED_AT,
  lockedRow,
  openRow,
  packedPoi,
  packedTask,
  response,
  START,
  shownTask,
} from './testing/offline-run.ts';

const answer = (id: number, given: number): Submission =>
  ({ progress_type: 'task', progress_id: id, task_type: 'guess_number', answer: given }) as Submission;
const queued = (...bodies: Submission[]): QueuedEntry[] => bodies.map((body) => ({ body, queuedAt: START }));
const view = (packed: OfflineContent, joined: JoinedPois, queue: QueuedEntry[] = []) =>
  viewWithQueue(offlineGame(packed, joined), queue, { clockOffset: 0, now: START });
const tasksOf = (row: PlayedPoi | undefined) => (row?.unlocked ? row.Tasks : []);

test('a game without waiting entries is shown as in the response', () => {
  const tried = shownTask(3, { attempts: 3, remaining_attempts: 2, partial: true, best_try: { right: 1, of: 2 } });
  const unlimited = shownTask(4, { partial_points: 5 }); // its last attempt is used, and then the creator allows more
  const solved = shownTask(5, {
    progressed: true,
    progressed_at: JOINED_AT,
    answer: 16,
    explanation: '<p>Darum.</p>',
  } as Partial<PlayedTask>);
  const order = { task_type: 'order', solution: { TaskOrderEntries: [] } } as const;
  const tasks = [shownTask(1), { ...tried, task_type: 'order' } as PlayedTask, unlimited, solved];
  const joined = response([openRow(1, tasks, { tasks_completed: 1 }), lockedRow(2, 45, 30)], {
    netPoints: 15,
    earnedPoints: 15,
    tasks_completed: 1,
  });
  const packed = [packedTask(1), packedTask(3, order), packedTask(4), packedTask(5)];
  expect(view(content([packedPoi(1, { tasks: packed }), packedPoi(2)]), joined)).toEqual(joined);
});

describe('the standing of the response', () => {
  const solved = shownTask(1, { points: 25, progressed: true, progressed_at: JOINED_AT, answer: 16 } as never);
  const joined = response([openRow(1, [solved]), lockedRow(2, 90, 30)], {
    netPoints: 45,
    earnedPoints: 50,
    spentPoints: 8,
    adjustedPoints: 3,
    tasks_completed: 1,
  });

  test('is that of the progress, also where points have changed, hints are gone and spots are new', () => {
    const packed = content([packedPoi(1), packedPoi(2)], { solved_tasks: 4, highest_net_points: 7 });
    const { start } = offlineGame(packed, joined);
    expect(standingOf(start)).toMatchObject({ earned: 50, spent: 8, adjusted: 3, net: 45, highestNet: 60, solved: 4 });
  });

  test('knows the highest net points from the package where no condition tells them', () => {
    const rows = [openRow(1, [solved])];
    const { start } = offlineGame(content([packedPoi(1)], { highest_net_points: 77 }), { ...joined, rows });
    expect(standingOf(start).highestNet).toBe(77);
  });
});

describe('a response that is newer than the package', () => {
  test('decides about points, attempts and arrival', () => {
    const task = shownTask(1, { points: 30, attempts: 2, remaining_attempts: 1 });
    const packed = content([packedPoi(1)]);
    const joined = response([openRow(1, [task])]);
    expect(
      judgeOffline(offlineGame(packed, joined), offlineGame(packed, joined).start, { body: answer(1, 16), at: START }),
    ).toMatchObject({ points: 30 });
    const used = view(packed, joined, queued(answer(1, 3), answer(1, 16)));
    expect(tasksOf(used.rows[0])).toMatchObject([{ remaining_attempts: 0, progressed: false, revealed_answer: 16 }]);
    const arrival = { required: true, arrived: false, radius: 30, judge: 'phone', self_report_from: null };
    const closed = response([openRow(1, [], { arrival } as Partial<OpenPoi>)]);
    expect(() =>
      judgeOffline(offlineGame(packed, closed), offlineGame(packed, closed).start, { body: answer(1, 16), at: START }),
    ).toThrow('not_there_yet');
  });

  test('shows a spot and a quest that the package lacks as they are; the phone cannot judge them', () => {
    const packed = content([packedPoi(1)]);
    const joined = response([openRow(1, [shownTask(1), shownTask(7)]), openRow(2, [shownTask(2)])]);
    const after = view(packed, joined, queued(answer(1, 16), answer(7, 16), answer(2, 16)));
    expect(after.rows[1]).toBe(joined.rows[1]);
    expect(tasksOf(after.rows[0])).toMatchObject([{ progressed: true }, { id: 7, progressed: false }]);
    expect(after.progress).toMatchObject({ netPoints: 10, tasks_completed: 1, finished_at: null });
    const { start } = offlineGame(packed, joined);
    expect(() => judgeOffline(offlineGame(packed, joined), start, { body: answer(7, 16), at: START })).toThrow(
      'not_found',
    );
  });

  test('keeps a spot open that its package locks, as after an organiser has opened it', () => {
    const prerequisites = [{ id: 1, unlock_type: 'points' as const, value: 30 }];
    const row = openRow(1, [shownTask(1)], { UnlockPrerequisites: [{ ...prerequisites[0], remaining: 30 }] as never });
    const after = view(content([packedPoi(1, { prerequisites })]), response([row]), queued(answer(1, 16)));
    expect(tasksOf(after.rows[0])).toMatchObject([{ progressed: true }]);
  });
});

test('a spot that opens without a network comes from the package', () => {
  const packed = content([packedPoi(1), packedPoi(2)]);
  const after = view(packed, response([openRow(1, [shownTask(1)]), lockedRow(2, 10, 10)]), queued(answer(1, 16)));
  expect(after.rows[0]).toMatchObject({ description: 'aus der Antwort', tasks_completed: 1 });
  expect(after.rows[1]).toMatchObject({ unlocked: true, description: 'aus dem Paket', Tasks: [{ id: 2 }] });
});

test('the wait for reporting an arrival goes on from where the response began it', () => {
  const arrival = { radius: 30, wait_minutes: 5, target: null, code: null };
  const row = openRow(1, [], {
    arrival: {
      required: true,
      arrived: false,
      radius: 30,
      judge: 'none',
      self_report_from: new Date(START + 8 * 60_000).toISOString(),
    },
  });
  const played = offlineGame(content([packedPoi(1, { arrival })]), response([row]));
  const body = { progress_type: 'arrival', progress_id: 1, via: 'self_reported' } as const;
  const reportAt = (minutes: number) => () =>
    judgeOffline(played, played.start, { body, at: START + minutes * 60_000 });
  expect(reportAt(7.9)).toThrow('not_there_yet');
  expect(reportAt(8)()).toMatchObject({ progress_type: 'arrival' });
});

describe('a photo', () => {
  const photo = (state: 'pending' | 'accepted' | 'rejected', may_retake: boolean, points: number | null) => {
    return { id: 5, state, reason: null, points, may_retake };
  };
  const solution = { example_image: '', example_caption: '', review: 'before' as const };
  const packed = content([packedPoi(1, { tasks: [packedTask(1, { task_type: 'photo', solution })] })]);
  const body = { progress_type: 'task', progress_id: 1, task_type: 'photo', answer: -3 } as Submission;

  test.each([
    ['that the reviewer has not seen may be replaced, and then waits', photo('accepted', true, 10), 0],
    ['that waits may be replaced', photo('pending', true, null), 0],
    ['that was rejected may be replaced', photo('rejected', true, null), 0],
    ['that was accepted may not', photo('accepted', false, 10), 10],
  ])('%s', (_, shown, net) => {
    const progressed = shown.points !== null;
    const task = shownTask(1, { task_type: 'photo', photo: shown, progressed, progressed_at: JOINED_AT } as never);
    const joined = response([openRow(1, [task])], {
      netPoints: shown.points ?? 0,
      tasks_completed: progressed ? 1 : 0,
      open_reviews: shown.state === 'pending' ? 1 : 0,
    });
    const before = view(packed, joined);
    expect(tasksOf(before.rows[0])).toMatchObject([{ photo: shown }]);
    const after = view(packed, joined, queued(body));
    const isReplaced = shown.may_retake;
    expect(after.progress).toMatchObject({
      netPoints: net,
      tasks_completed: net / 10,
      open_reviews: isReplaced ? 1 : 0,
    });
    expect(tasksOf(after.rows[0])).toMatchObject([{ photo: { id: isReplaced ? -3 : 5 } }]);
  });
});

describe('a reply to a wrong answer', () => {
  const solution = (reply: string) => {
    return { answer: 16, range_from: null, range_to: null, TaskReplies: [{ id: 7, answer: '12', reply, free: true }] };
  };
  const told = (task: Partial<ReturnType<typeof packedTask>>, lang?: string) => {
    const packed = content([packedPoi(1, { tasks: [packedTask(1, { attempts: 2, ...task })] })], lang ? { lang } : {});
    const run = { exploration: { source_lang: 'de' } } as JoinedPois;
    const joined = { ...response([openRow(1, [shownTask(1, { attempts: 2, remaining_attempts: 2 })])]), ...run };
    const game = offlineGame(packed, joined);
    return judgeOffline(game, game.start, { body: answer(1, 12), at: START });
  };

  test('is told by the phone, in the language of the package', () => {
    const translations = [solution('Fast!')];
    const params = { remaining_attempts: 2, reply: 'Close!' };
    expect(told({ solution: solution('Close!'), translations }, 'en')).toMatchObject({ code: 'wrong_answer', params });
    expect(told({ solution: solution('Fast!') }, 'de')).toMatchObject({ params: { reply: 'Fast!' } });
  });

  test('names the language of the source where it is not translated', () => {
    const [own, ...translations] = [solution('Fast!'), solution('Fast!')];
    const params = { remaining_attempts: 2, reply: 'Fast!', reply_lang: 'de' };
    expect(told({ solution: own, translations }, 'en')).toHaveProperty('params', params);
  });
});

test('the finale of the package is shown at the finish, and not before', () => {
  const packed = content([packedPoi(1)], { finale: '<p>Ende.</p>' });
  const joined = response([openRow(1, [shownTask(1)])]);
  expect(view(packed, joined).finale).toBeNull();
  const { finale, progress } = view(packed, joined, queued(answer(1, 16)));
  expect([finale, progress.finished_at]).toEqual(['<p>Ende.</p>', JOINED_AT]);
});

test('a finished run stays finished where the creator has locked a spot with answered quests again', () => {
  const solved = shownTask(1, { progressed: true, progressed_at: JOINED_AT, answer: 16 } as Partial<PlayedTask>);
  const finished = { tasks_completed: 2, netPoints: 20, earnedPoints: 20, finished_at: JOINED_AT };
  const joined = response([openRow(1, [solved]), lockedRow(2, 45, 25)], finished);
  const packed = content([packedPoi(1), packedPoi(2, { tasks: [packedTask(2, { points: 50 })] })]);
  expect(view(packed, joined).progress.finished_at).toBe(JOINED_AT);
});

test('a Versus ends without a network, and takes no answer then', () => {
  const ends_at = new Date(START + 60_000).toISOString();
  const schedule = { state: 'open' as const, starts_at: null, ends_at };
  const played = offlineGame(content([packedPoi(1)]), { ...response([openRow(1, [shownTask(1)])]), schedule });
  const stateAt = (now: number) => viewWithQueue(played, [], { clockOffset: 0, now }).schedule?.state;
  expect([stateAt(START), stateAt(START + 60_000)]).toEqual(['open', 'ended']);
  const late = { body: answer(1, 16), at: START + 60_000 };
  expect(() => judgeOffline(played, played.start, late)).toThrow('battle_not_open');
});

describe('what earlier versions have stored', () => {
  test('a package from before explanations and translations, and a game from before best tries, go on', () => {
    const { explanation: _, explain_after_attempts: _rule, partial: _partial, ...old } = packedTask(1, { attempts: 2 });
    const packed = content([packedPoi(1, { tasks: [old, { ...old, id: 2 }] })]);
    const text = { explanation: '<p>Vom Server.</p>', revealed_answer: 16 };
    const used = shownTask(2, { attempts: 2, remaining_attempts: 0, ...text } as never);
    const { best_try: _best, partial_points: _points, ...task } = shownTask(1, { attempts: 2, remaining_attempts: 1 });
    const joined = response([openRow(1, [task as PlayedTask, used])]);
    expect(standingOf(offlineGame(packed, joined).start).net).toBe(0);
    const after = view(packed, joined, queued(answer(1, 3)));
    expect(tasksOf(after.rows[0])).toMatchObject([{ remaining_attempts: 0, explanation: null }, text]);
    expect(after.progress.netPoints).toBe(0);
  });

  test('entries that the rules refuse now, or that no rule can read, change nothing', () => {
    const packed = content([packedPoi(1)]);
    const played = offlineGame(packed, response([openRow(1, [shownTask(1)])]));
    const unreadable = { ...answer(1, 0), answer: undefined } as unknown as Submission;
    const rating = { body: { progress_type: 'rating' as const }, queuedAt: START };
    expect(replayQueue(played, [...queued(unreadable, answer(9, 16)), rating], 0)).toBe(played.start);
  });
});

test('everything is open, solved and bought for the pictures of a download', () => {
  const hint = {
    id: 4,
    hint_type: 'image',
    cost: 5,
    progressed: true,
    hint_value: '/media/a.png',
    hint_description: '',
  };
  const place = { location_type: 'hint', location: [hint] } as never;
  const packed = content([
    packedPoi(1),
    packedPoi(2, { ...(place as object), arrival: { radius: 9, wait_minutes: null, target: null, code: null } }),
  ]);
  const opened = openEverything(packed, response([openRow(1, [shownTask(1)]), lockedRow(2, 90, 90)]));
  expect(opened.rows[1]).toMatchObject({
    unlocked: true,
    location: [{ hint_value: '/media/a.png' }],
    Tasks: [{ explanation: '<p>Darum.</p>' }],
  });
});
