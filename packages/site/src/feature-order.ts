import { FEATURE_TABS, type FeatureGroup, type FeatureTab } from './feature-tabs.ts';

export const FEATURE_GROUPS = Object.keys(FEATURE_TABS) as FeatureGroup[];

const ALL: readonly FeatureTab[] = FEATURE_GROUPS.flatMap((group): readonly FeatureTab[] => FEATURE_TABS[group]);

function has(group: FeatureGroup, tab: FeatureTab): boolean {
  return (FEATURE_TABS[group] as readonly FeatureTab[]).includes(tab);
}

export function featureGroupOf(tab: FeatureTab): FeatureGroup {
  return FEATURE_GROUPS.find((group) => has(group, tab)) ?? 'runs';
}

/** The previous and next tab, across groups. */
export function adjacentFeatureTabs(tab: FeatureTab): {
  previous: FeatureTab | undefined;
  next: FeatureTab | undefined;
} {
  const here = ALL.indexOf(tab);
  return { previous: ALL[here - 1], next: ALL[here + 1] };
}
