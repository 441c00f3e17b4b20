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

  'pieces.title': 'Your finds',
  'pieces.some': '{{found}} of {{all}}',
  'pieces.all_one': 'found',
  'pieces.all_other': 'all {{count}}',
  'pieces.missing': 'still missing',
  'pieces.waits': 'still waiting',
  'pieces.to': 'Go to',
  'pieces.here': 'at this spot',
  'pieces.solved': 'solved',
  'pieces.lost': 'not found',
  'pieces.photo': 'Your photo',
  'pieces.deleted': 'Photo deleted',
} satisfies Record<keyof typeof de, string>;
