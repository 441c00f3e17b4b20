import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { describe, expect, test } from 'vitest';
import { neighbours, spotState } from './spot-state.ts';

function spot(slug: string, unlocked: boolean): PlayedPoi {
  const base = { id: 1, name: slug, slug, position: 1, UnlockPrerequisites: [] };
  if (!unlocked) return { ...base, unlocked };
  return { ...base, unlocked, description: '', Tasks: [], tasks_completed: 0, location_type: 'hint', location: [] };
}

test('a locked spot is locked, an unlocked one without open quests is done', () => {
  expect(spotState(spot('tor', false))).toBe('locked');
  expect(spotState(spot('tor', true))).toBe('done');
});

describe('walking on', () => {
  const run = [spot('a', true), spot('b', false), spot('c', true), spot('d', false)];

  test('passes over locked spots', () => {
    expect(neighbours(run, 'a')).toMatchObject({ previous: undefined, next: { slug: 'c' } });
    expect(neighbours(run, 'c')).toMatchObject({ previous: { slug: 'a' }, next: undefined });
  });

  test('leads nowhere from a spot that is not there', () => {
    expect(neighbours(run, 'x')).toEqual({ previous: undefined, next: undefined });
  });
});
