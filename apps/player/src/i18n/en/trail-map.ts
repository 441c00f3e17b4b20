import type { trailMap as german } from '../de/trail-map.ts';

export const trailMap = {
  'trailMap.label': 'Map of the spots',
  'trailMap.pin': '{{n}}. {{name}}: {{state}}',
  'trailMap.full': 'full right now',
  'trailMap.continue': 'Continue here',
  'trailMap.look': 'Have a look',
  'trailMap.rest_one': 'One spot is only in the list: it is still locked, or its exact place is not known.',
  'trailMap.rest_other':
    '{{count}} spots are only in the list: they are still locked, or their exact places are not known.',
  'trailMap.why': 'The map can show where you are, too. Your position stays on this device.',
} as const satisfies Record<keyof typeof german, string>;
