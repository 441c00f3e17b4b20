import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { describe, expect, test } from 'vitest';
import { NO_ARRIVAL } from '#testing/no-arrival.ts';
import { neighbouringPois, poiState } from './poi-state.ts';

function poi(slug: string, unlocked: boolean): PlayedPoi {
  const base = { id: 1, name: slug, slug, position: 1, UnlockPrerequisites: [] };
  if (!unlocked) return { ...base, unlocked };
  const tasks = { arrival: NO_ARRIVAL, Tasks: [], tasks_completed: 0, total_tasks: 0 };
  return { ...base, ...tasks, unlocked, description: '', location_type: 'hint', location: [] };
}

test('a locked spot is locked, an unlocked one without open quests is done', () => {
  expect(poiState(poi('tor', false))).toBe('locked');
  expect(poiState(poi('tor', true))).toBe('done');
});

test.each([
  { tasks: [{ progressed: true, remaining_attempts: 1 }], state: 'done' },
  { tasks: [{ progressed: false, remaining_attempts: null }], state: 'open' },
  { tasks: [{ progressed: true }, { progressed: false, remaining_attempts: 1 }], state: 'open' },
  { tasks: [{ progressed: true }, { progressed: false, remaining_attempts: 0 }], state: 'closed' },
])('an unlocked spot with the quests $tasks is $state', ({ tasks, state }) => {
  const tasks_completed = tasks.filter(({ progressed }) => progressed).length;
  expect(
    poiState({ ...poi('tor', true), Tasks: tasks, tasks_completed, total_tasks: tasks.length } as unknown as PlayedPoi),
  ).toBe(state);
});

test('an unlocked spot is open until the player has arrived', () => {
  const arrival = { ...NO_ARRIVAL, required: true, arrived: false, radius: 30 };
  expect(poiState({ ...poi('tor', true), arrival } as PlayedPoi)).toBe('open');
});

describe('the neighbours of a spot', () => {
  const exploration = [poi('a', true), poi('b', false), poi('c', true), poi('d', false)];

  test('are the nearest unlocked spots', () => {
    expect(neighbouringPois(exploration, 'a')).toMatchObject({ previous: undefined, next: { slug: 'c' } });
    expect(neighbouringPois(exploration, 'c')).toMatchObject({ previous: { slug: 'a' }, next: undefined });
  });

  test('are undefined for an unknown spot', () => {
    expect(neighbouringPois(exploration, 'x')).toEqual({ previous: undefined, next: undefined });
  });
});
