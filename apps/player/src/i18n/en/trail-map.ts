import type { trailMap as german } from '../de/trail-map.ts';

export const trailMap = {
  'trailMap.label': 'Map of the spots',
  'trailMap.pin': '{{n}}. {{name}}: {{state}}',
  'trailMap.you': 'You are here',
  'trailMap.continue': 'Continue here',
  'trailMap.look': 'Have a look',
  'trailMap.rest_one': 'One spot is not on the map: its place is still locked or hidden in hints.',
  'trailMap.rest_other': '{{count}} spots are not on the map: their places are still locked or hidden in hints.',
  'trailMap.why': 'The map can show where you are, too. Your position stays on this device.',
} as const satisfies Record<keyof typeof german, string>;
