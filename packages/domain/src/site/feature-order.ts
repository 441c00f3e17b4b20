import { FEATURE_TABS, type FeatureGroup, type FeatureTab } from './feature-tabs.ts';

/** The groups of features in their order. */
export const FEATURE_GROUPS = Object.keys(FEATURE_TABS) as FeatureGroup[];

const ALL: readonly FeatureTab[] = FEATURE_GROUPS.flatMap((group): readonly FeatureTab[] => FEATURE_TABS[group]);

function has(group: FeatureGroup, tab: FeatureTab): boolean {
  return (FEATURE_TABS[group] as readonly FeatureTab[]).includes(tab);
}

/** The group a tab belongs to. */
export function groupOf(tab: FeatureTab): FeatureGroup {
  return FEATURE_GROUPS.find((group) => has(group, tab)) ?? 'runs';
}

/** The tabs before and after one, in the order of all groups. */
export function besides(tab: FeatureTab): { previous: FeatureTab | undefined; next: FeatureTab | undefined } {
  const here = ALL.indexOf(tab);
  return { previous: ALL[here - 1], next: ALL[here + 1] };
}
