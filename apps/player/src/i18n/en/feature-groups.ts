import type { featureGroups as de } from '../de/feature-groups.ts';

export const featureGroups = {
  'feature.group.runs': 'Runs',
  'feature.group.spots': 'Spots',
  'feature.group.quests': 'Quests',
  'feature.group.hints': 'Hints',
  'feature.group.qualifiers': 'Qualifiers',
  'feature.group.runs.text': 'Alone, as a team or against each other: your trail through the city.',
  'feature.group.spots.text': 'The stops on the trail. Each has its own way of telling you where it is.',
  'feature.group.quests.text': 'Puzzles of many kinds, best solved on site.',
  'feature.group.hints.text': 'Help when you’re stuck. It costs points if you want it to.',
  'feature.group.qualifiers.text': 'What has to happen before a spot opens.',
} as const satisfies Record<keyof typeof de, string>;
