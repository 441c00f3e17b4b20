import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { describe, expect, test } from 'vitest';
import { neighbouringPois, poiState } from './poi-state.ts';

function poi(slug: string, unlocked: boolean): PlayedPoi {
  const base = { id: 1, name: slug, slug, position: 1, UnlockPrerequisites: [] };
  if (!unlocked) return { ...base, unlocked };
  return { ...base, unlocked, description: '', Tasks: [], tasks_completed: 0, location_type: 'hint', location: [] };
}

test('a locked spot is locked, an unlocked one without open quests is done', () => {
  expect(poiState(poi('tor', false))).toBe('locked');
  expect(poiState(poi('tor', true))).toBe('done');
});

describe('walking on', () => {
  const exploration = [poi('a', true), poi('b', false), poi('c', true), poi('d', false)];

  test('passes over locked spots', () => {
    expect(neighbouringPois(exploration, 'a')).toMatchObject({ previous: undefined, next: { slug: 'c' } });
    expect(neighbouringPois(exploration, 'c')).toMatchObject({ previous: { slug: 'a' }, next: undefined });
  });

  test('leads nowhere from a spot that is not there', () => {
    expect(neighbouringPois(exploration, 'x')).toEqual({ previous: undefined, next: undefined });
  });
});
