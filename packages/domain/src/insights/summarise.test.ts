import { expect, test } from 'vitest';
import type { Tally } from './figures.ts';
import { insightShare, type OutlinePoi, summariseInsights } from './summarise.ts';

const text = { case_sensitive: false, focus: false, TaskGuessTextAnswers: [] };
const steps = { answer: 7, range_from: null, range_to: null };
const ways = {
  TaskOptions: [
    { id: 4, option: 'Links', image: '', reaction: '' },
    { id: 9, option: 'Rechts', image: '', reaction: '' },
  ],
};
const outline: OutlinePoi[] = [
  {
    id: 1,
    name: 'Tor',
    position: 1,
    tasks: [{ id: 11, name: 'Bögen', task_type: 'guess_text', attempts: 2, content: text }],
  },
  {
    id: 2,
    name: 'Turm',
    position: 2,
    tasks: [{ id: 21, name: 'Stufen', task_type: 'guess_number', attempts: null, content: steps }],
  },
];

function summary(sums: Tally, active: Tally[] = []) {
  return summariseInsights({ outline, sums: Object.entries(sums), active });
}

test('sums up the funnel of the spots and the quests', () => {
  const { begun, finished, pois, tasks } = summary({
    rb: 9,
    rf3: 2,
    rf4: 1,
    p1o: 1,
    p1s: 2,
    p1a: 6,
    p1h: 3,
    p1c: 4,
    p1v1: 5,
    t11n: 12,
    t11u: 2,
    t11b3: 4,
    t11b5: 2,
    t11k: 1,
  });
  expect({ begun, finished }).toEqual({ begun: 9, finished: 3 });
  expect(pois[0]).toMatchObject({ opened: 9, first_solved: 8, all_solved: 6, left_here: 3, hints_bought: 4 });
  expect(pois[0]?.arrivals).toEqual({ position: 0, code: 5, organiser_code: 0, self_reported: 0 });
  expect(tasks[0]).toMatchObject({ attempts: 2, tries: 12, tried: 8, solved: 6, given_up: 2, skipped: 1 });
  expect(tasks[0]?.time).toEqual({
    quartile_1: { from: 30, to: 45 },
    median: { from: 30, to: 45 },
    quartile_3: { from: 60, to: 90 },
  });
  expect(tasks[1]).toMatchObject({ attempts: null, tries: 0, solved: 0, time: null });
});

test('an active player has neither left nor given up, unless no attempt is left', () => {
  const sums = { rb: 4, p1h: 3, t11u: 3, t11n: 5 };
  const active = [
    { rb: 1, p1h: 1, t11u: 1, t11n: 1 },
    { rb: 1, p1h: 1, t11u: 1, t11n: 2 },
    { rb: 1, rf2: 1 },
  ];
  const { playing, pois, tasks } = summary(sums, active);
  expect(playing).toBe(2);
  expect(pois[0]?.left_here).toBe(1);
  expect(tasks[0]?.given_up).toBe(2);
});

test('has no quartiles with four durations, and some with five', () => {
  expect(summary({ rb: 4, rf1: 4 }).duration).toBeNull();
  expect(summary({ rb: 5, rf1: 5 }).duration).toMatchObject({ median: { from: 10, to: 20 } });
});

test.each([
  { part: 2, whole: 4, share: null },
  { part: 2, whole: 5, share: 0.4 },
  { part: 0, whole: 0, share: null },
])('$part of $whole is $share', ({ part, whole, share }) => {
  expect(insightShare(part, whole)).toBe(share);
});

test('counts how many chose each option of a decision', () => {
  const task = { id: 31, name: 'Wohin?', task_type: 'decision', attempts: null, content: ways } as const;
  const { tasks } = summariseInsights({
    outline: [{ id: 3, name: 'Brücke', position: 3, tasks: [task] }],
    sums: Object.entries({ t31n: 7, t31b2: 7, t31d9: 5, t31d4: 2 }),
    active: [],
  });
  expect(tasks).toMatchObject([
    {
      solved: 7,
      options: [
        { option: 'Links', chosen: 2 },
        { option: 'Rechts', chosen: 5 },
      ],
    },
  ]);
});
