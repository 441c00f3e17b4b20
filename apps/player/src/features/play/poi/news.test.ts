import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { expect, test } from 'vitest';
import { NO_ARRIVAL } from '#testing/no-arrival.ts';
import { noNews, withNews } from './news.ts';

function spot(id: number, { unlocked = true, solved = [] as boolean[] } = {}): PlayedPoi {
  const base = { id, name: `Spot ${id}`, slug: `spot-${id}`, position: id, UnlockPrerequisites: [] };
  if (!unlocked) return { ...base, unlocked };
  const Tasks = solved.map((progressed, at) => ({ id: 10 * id + at, position: at, progressed }));
  return {
    ...base,
    unlocked,
    arrival: NO_ARRIVAL,
    Tasks,
    tasks_completed: solved.filter(Boolean).length,
    total_tasks: solved.length,
    description: '',
    location_type: 'hint',
    location: [],
  } as unknown as PlayedPoi;
}

/** The news on the page of spot 1 after updates of the spots. */
function newsAfter(...updates: PlayedPoi[][]) {
  const [first = [], ...later] = updates;
  const start = noNews(first[0] ?? spot(1), first);
  const { latest, opened } = later.reduce((news, rows) => withNews(news, rows[0] ?? spot(1), rows), start);
  return { latest, opened };
}

const closed = spot(2, { unlocked: false });

test('nothing is new on a page that has just been opened, and after an update without changes', () => {
  const rows = [spot(1, { solved: [true, false] }), closed];
  expect(newsAfter(rows)).toEqual({ latest: undefined, opened: [] });
  const start = noNews(spot(1, { solved: [true, false] }), rows);
  expect(withNews(start, spot(1, { solved: [true, false] }), rows)).toBe(start);
});

test('a spot that a solution opens belongs to its card', () => {
  const solved = spot(1, { solved: [false, true] });
  expect(newsAfter([spot(1, { solved: [false, false] }), closed], [solved, spot(2)])).toEqual({
    latest: 11,
    opened: [{ id: 2, task: 11 }],
  });
});

test('a spot that opens one update after the solution belongs to its card, too', () => {
  const solved = spot(1, { solved: [false, true] });
  expect(newsAfter([spot(1, { solved: [false, false] }), closed], [solved, closed], [solved, spot(2)])).toEqual({
    latest: 11,
    opened: [{ id: 2, task: 11 }],
  });
});

test('a spot keeps its card when another quest is solved', () => {
  const start = [spot(1, { solved: [false, false] }), closed];
  const first = [spot(1, { solved: [true, false] }), spot(2)];
  const second = [spot(1, { solved: [true, true] }), spot(2)];
  expect(newsAfter(start, first, second)).toEqual({ latest: 11, opened: [{ id: 2, task: 10 }] });
});

test('a spot that opens without a solution on this page belongs to no card', () => {
  const rows = [spot(1, { solved: [true, false] }), closed];
  expect(newsAfter(rows, [spot(1, { solved: [true, false] }), spot(2)])).toEqual({
    latest: undefined,
    opened: [{ id: 2, task: undefined }],
  });
});
