import type { conditions as de } from '../de/conditions.ts';

export const conditions = {
  'conditions.spots': 'First finish {{spots}}',
  'conditions.some': 'Finish {{count}} more of: {{spots}}',
  'conditions.tasks_one': 'Solve {{count}} more special quest',
  'conditions.tasks_other': 'Solve {{count}} more special quests',
  'conditions.decision': 'Make a decision first',
  'conditions.any': 'One of these is enough.',
} satisfies Record<keyof typeof de, string>;
