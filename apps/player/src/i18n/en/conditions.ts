import type { conditions as de } from '../de/conditions.ts';

export const conditions = {
  'conditions.spots': 'First finish {{spots}}',
  'conditions.some': 'Finish {{count}} more of: {{spots}}',
  'conditions.tasks_one': 'Solve {{count}} more special quest',
  'conditions.tasks_other': 'Solve {{count}} more special quests',
  'conditions.decision': 'Make a decision first',
  'conditions.closed': 'Not on your way',
  'conditions.closed.spots_one': '{{count}} spot',
  'conditions.closed.spots_other': '{{count}} spots',
  'conditions.closed.text': 'Doesn’t count as missing.',
  'conditions.any': 'One of these is enough.',
} satisfies Record<keyof typeof de, string>;
