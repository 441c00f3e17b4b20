import { expect, test } from 'vitest';
import {
  adjacentFeatureTabs,
  FEATURE_GROUPS,
  FEATURE_TABS,
  FEATURE_TITLES,
  type FeatureTab,
  featureGroupOf,
} from './feature-tabs.ts';

test('every feature is in exactly one group', () => {
  const all = FEATURE_GROUPS.flatMap((group): readonly FeatureTab[] => FEATURE_TABS[group]);
  expect(all.toSorted()).toEqual(Object.keys(FEATURE_TITLES).toSorted());
  for (const group of FEATURE_GROUPS) for (const tab of FEATURE_TABS[group]) expect(featureGroupOf(tab)).toBe(group);
});

test('previous and next lead through all features across groups', () => {
  expect(adjacentFeatureTabs('statistic')).toEqual({ previous: undefined, next: 'team' });
  expect(adjacentFeatureTabs('hint')).toEqual({ previous: 'story', next: 'coords' });
  expect(adjacentFeatureTabs('time')).toEqual({ previous: 'task', next: undefined });
});
