import type { featureGroups as de } from '../../de/feature/feature-groups.ts';

export const featureGroups = {
  'feature.group.runs': 'Runs',
  'feature.group.pois': 'Spots',
  'feature.group.tasks': 'Quests',
  'feature.group.hints': 'Hints',
  'feature.group.prerequisites': 'Opens when …',
  'feature.group.runs.text': 'Alone, as a team or against each other: your trail through the city.',
  'feature.group.pois.text': 'The stops on the trail. Each has its own way of telling you where it is.',
  'feature.group.tasks.text': 'Puzzles of many kinds, best solved on site.',
  'feature.group.hints.text': 'Help when you’re stuck. It costs points if you want it to.',
  'feature.group.prerequisites.text': 'What has to happen before a spot opens.',
} as const satisfies Record<keyof typeof de, string>;
