import type { OfflineContent } from '@puzzle-runs/contract/offline/offline-content.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import { noteConnection } from '@puzzle-runs/web/api/connection.ts';
import { givenPhone } from '@puzzle-runs/web/outbox/testing/outbox-tabs.ts';
import { afterEach, expect, test } from 'vitest';
import { isPhoneVerdict } from './outbox-view.ts';
import { createVerdictEngine } from './verdict-engine.ts';

const PLACE = { exploration: 'donau' };
const START = '2026-05-01T10:00:00.000Z';
const COORDINATES = { location_type: 'coordinates', location: { latitude: 49.02, longitude: 12.09 } } as const;
const ARRIVAL = { radius: null, wait_minutes: null, target: null, code: null };

const offlineTask = (id: number, attempts: number | null) => ({
  id,
  name: `Quest ${id}`,
  description: '',
  points: 10,
  position: id,
  attempts,
  task_type: 'guess_number' as const,
  task: { range_from: null, range_to: null },
});

/** Two spots: the second opens after one quest. */
const content = {
  now: Date.parse(START),
  highest_net_points: 0,
  solved_tasks: 0,
  organiser_code: null,
  pois: [1, 2].map((id) => ({
    id,
    name: `Spot ${id}`,
    slug: `spot-${id}`,
    position: id,
    description: '',
    prerequisites: [],
    arrival: ARRIVAL,
    ...COORDINATES,
    tasks: [{ ...offlineTask(id, id === 1 ? 2 : null), solution: { answer: 16, range_from: null, range_to: null } }],
  })),
} as OfflineContent;

const first = {
  id: 1,
  name: 'Spot 1',
  slug: 'spot-1',
  position: 1,
  UnlockPrerequisites: [],
  unlocked: true,
  description: '',
  ...COORDINATES,
  arrival: { required: false, arrived: true, radius: null, judge: null, self_report_from: null },
  Tasks: [{ ...offlineTask(1, 2), remaining_attempts: 2, progressed: false, progressed_at: null, answer: null }],
};
const second = {
  id: 2,
  name: 'Spot 2',
  slug: 'spot-2',
  position: 2,
  UnlockPrerequisites: [{ id: 1, unlock_type: 'tasks', value: 1, remaining: 1 }],
  unlocked: false,
};

const joined = {
  count: 2,
  rows: [first, second],
  exploration: { id: 1, name: 'Donau', slug: 'donau', image: null, code: 0, lang: 'de' },
  battle: null,
  team: null,
  schedule: null,
  intro: null,
  finale: null,
  playable_offline: true,
  help_requests: false,
  progress: {
    netPoints: 0,
    earnedPoints: 0,
    spentPoints: 0,
    adjustedPoints: 0,
    pointsToEarn: 20,
    tasks_completed: 0,
    tasks_to_complete: 2,
    total_tasks: 2,
    joined_at: START,
    finished_at: null,
    rating: null,
  },
} as unknown as JoinedPois;

/** A phone with the answers of a game, without a network. `edit`: changes the first spot after they were loaded. */
function offlinePhone(edit = (poi: typeof first): object => poi) {
  const phone = givenPhone();
  phone.offline();
  noteConnection(false);
  const tab = phone.openTab();
  const engine = createVerdictEngine(PLACE, { content, clockOffset: 0 }, tab);
  const shown = { ...joined, rows: [edit(first), second] } as JoinedPois;
  engine.note(shown);
  let sent = 0;
  const answer = (task: number, given: number) => {
    const body = { progress_type: 'task', progress_id: task, task_type: 'guess_number', answer: given } as Submission;
    sent += 1;
    return engine.submit({ id: `answer-${sent}`, body, label: { exploration: 'Donau', task: `Quest ${task}` } });
  };
  const view = () => engine.view(shown, tab.entries(), new Date().toISOString());
  return { phone, tab, answer, view };
}

afterEach(() => noteConnection(true));

test('a right answer without a network counts at once, opens the next spot and waits in the queue', async () => {
  const { tab, answer, view } = offlinePhone();
  const result = await answer(1, 16);
  expect(result).toMatchObject({ points: 10, netPoints: 10 });
  expect(isPhoneVerdict(result)).toBe(true);
  expect(tab.entries()).toMatchObject([{ id: 'answer-1', verdict: { result: { points: 10 } } }]);
  expect(view().progress).toMatchObject({ netPoints: 10, tasks_completed: 1, tasks_to_complete: 1, finished_at: null });
  expect(view().rows.map(({ unlocked }) => unlocked)).toEqual([true, true]);
});

test('the last answer without a network finishes the run', async () => {
  const { answer, view } = offlinePhone();
  await answer(1, 16);
  await answer(2, 16);
  expect(view().progress).toMatchObject({ netPoints: 20, tasks_to_complete: 0, finished_at: expect.any(String) });
});

test('wrong answers without a network use up the attempts, and a further one is refused and not queued', async () => {
  const { tab, answer, view } = offlinePhone();
  await expect(answer(1, 3)).rejects.toMatchObject({ code: 'wrong_answer' });
  await expect(answer(1, 4)).rejects.toMatchObject({ code: 'wrong_answer' });
  expect(view().rows[0]).toMatchObject({ Tasks: [{ remaining_attempts: 0 }] });
  await expect(answer(1, 16)).rejects.toMatchObject({ code: 'no_attempts_left' });
  expect(tab.entries()).toHaveLength(2);
});

test('a quest of a locked spot is refused and not queued', async () => {
  const { tab, answer } = offlinePhone();
  await expect(answer(2, 16)).rejects.toMatchObject({ code: 'poi_locked' });
  expect(tab.entries()).toEqual([]);
});

test('an answer to a quest that is newer than the answers on the phone waits for the server', async () => {
  const { phone, tab, answer, view } = offlinePhone(({ Tasks: [task], ...poi }) => ({
    ...poi,
    Tasks: [task, { ...task, id: 3, name: 'Quest 3' }],
  }));
  const result = answer(3, 16);
  await answer(1, 16);
  await expect.poll(() => tab.entries()).toMatchObject([{ id: 'answer-1', waited: true }, { id: 'answer-2' }]);
  expect(tab.entries()[0]?.verdict).toBeUndefined();
  expect(view().progress).toMatchObject({ netPoints: 10, finished_at: null });
  phone.online();
  noteConnection(true);
  await tab.wake();
  expect(await result).toEqual({ netPoints: 10 });
  expect(phone.sent).toEqual([3, 1]);
});

test('an answer whose response was lost, and which the game shows as counted, waits for the outcome of the server', async () => {
  const phone = givenPhone();
  const tab = phone.openTab();
  const engine = createVerdictEngine(PLACE, { content, clockOffset: 0 }, tab);
  phone.respond = () => {
    const [task] = first.Tasks;
    engine.note({ ...joined, rows: [{ ...first, Tasks: [{ ...task, progressed: true }] }, second] } as JoinedPois);
    return 'network';
  };
  const body = { progress_type: 'task', progress_id: 1, task_type: 'guess_number', answer: 16 } as Submission;
  const result = engine.submit({ id: 'answer', body, label: { exploration: 'Donau', task: 'Quest 1' } });
  await expect.poll(() => tab.entries()[0]?.waited).toBe(true);
  phone.online();
  await tab.wake();
  expect(await result).toEqual({ netPoints: 10 });
  expect(tab.entries()).toEqual([]);
});

test('sends the entries that the phone has judged in order once there is a network', async () => {
  const { phone, tab, answer } = offlinePhone();
  await answer(1, 16);
  await answer(2, 16);
  phone.online();
  noteConnection(true);
  await tab.wake();
  expect(phone.sent).toEqual([1, 2]);
});
