import { expect, test } from 'vitest';
import { besides, FEATURE_GROUPS, groupOf } from './feature-order.ts';
import { FEATURE_TABS, FEATURES, type FeatureTab } from './feature-tabs.ts';

test('every feature is in exactly one group', () => {
  const all = FEATURE_GROUPS.flatMap((group): readonly FeatureTab[] => FEATURE_TABS[group]);
  expect(all.toSorted()).toEqual(Object.keys(FEATURES).toSorted());
  for (const group of FEATURE_GROUPS) for (const tab of FEATURE_TABS[group]) expect(groupOf(tab)).toBe(group);
});

test('previous and next lead through all features across groups', () => {
  expect(besides('statistic')).toEqual({ previous: undefined, next: 'team' });
  expect(besides('hint')).toEqual({ previous: 'progress', next: 'coords' });
  expect(besides('time')).toEqual({ previous: 'task', next: undefined });
});
