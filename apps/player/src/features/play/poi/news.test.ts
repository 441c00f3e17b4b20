import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { expect, test } from 'vitest';
import { NO_ARRIVAL } from '#testing/no-arrival.ts';
import { noNews, withNews } from './news.ts';

function spot(id: number, { unlocked = true, closed = false, solved = [] as boolean[] } = {}): PlayedPoi {
  const base = { id, name: `Spot ${id}`, slug: `spot-${id}`, position: id, UnlockPrerequisites: [] };
  if (!unlocked) return { ...base, unlocked, ...(closed && { closed }) };
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
  const { latest, opened, closed } = later.reduce((news, rows) => withNews(news, rows[0] ?? spot(1), rows), start);
  return { latest, opened, ...(closed.length > 0 && { closed }) };
}

const locked = spot(2, { unlocked: false });

test('nothing is new on a page that has just been opened, and after an update without changes', () => {
  const rows = [spot(1, { solved: [true, false] }), locked];
  expect(newsAfter(rows)).toEqual({ latest: undefined, opened: [] });
  const start = noNews(spot(1, { solved: [true, false] }), rows);
  expect(withNews(start, spot(1, { solved: [true, false] }), rows)).toBe(start);
});

test('a spot that a solution opens belongs to its card', () => {
  const solved = spot(1, { solved: [false, true] });
  expect(newsAfter([spot(1, { solved: [false, false] }), locked], [solved, spot(2)])).toEqual({
    latest: 11,
    opened: [{ id: 2, task: 11 }],
  });
});

test('a spot that opens one update after the solution belongs to its card, too', () => {
  const solved = spot(1, { solved: [false, true] });
  expect(newsAfter([spot(1, { solved: [false, false] }), locked], [solved, locked], [solved, spot(2)])).toEqual({
    latest: 11,
    opened: [{ id: 2, task: 11 }],
  });
});

test('a spot keeps its card when another quest is solved', () => {
  const start = [spot(1, { solved: [false, false] }), locked];
  const first = [spot(1, { solved: [true, false] }), spot(2)];
  const second = [spot(1, { solved: [true, true] }), spot(2)];
  expect(newsAfter(start, first, second)).toEqual({ latest: 11, opened: [{ id: 2, task: 10 }] });
});

test('a spot that opens without a solution on this page belongs to no card', () => {
  const rows = [spot(1, { solved: [true, false] }), locked];
  expect(newsAfter(rows, [spot(1, { solved: [true, false] }), spot(2)])).toEqual({
    latest: undefined,
    opened: [{ id: 2, task: undefined }],
  });
});

test('a spot that a choice closes belongs to its card; one that was closed before is not new', () => {
  const gone = [spot(2, { unlocked: false, closed: true }), spot(3, { unlocked: false, closed: true })];
  const rows = [spot(1, { solved: [false] }), locked, spot(3, { unlocked: false, closed: true })];
  const chosen = [spot(1, { solved: [true] }), ...gone];
  expect(newsAfter(rows, chosen)).toEqual({ latest: 10, opened: [], closed: [{ id: 2, task: 10 }] });
  expect(newsAfter(chosen, chosen)).toEqual({ latest: undefined, opened: [] });
});
