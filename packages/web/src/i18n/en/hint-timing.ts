import type { hintTiming as de } from '../de/hint-timing.ts';

export const hintTiming = {
  'play.hint.freeNow': 'free now',
  'play.hint.freeIn_one': 'free in {{count}} minute',
  'play.hint.freeIn_other': 'free in {{count}} minutes',
  'play.hint.freeAfterArrival_one': 'free {{count}} minute after you arrive',
  'play.hint.freeAfterArrival_other': 'free {{count}} minutes after you arrive',
  'play.hint.comes': 'available {{when}}',
  'play.hint.or': ' or ',
  'play.hint.inMinutes_one': 'in {{count}} minute',
  'play.hint.inMinutes_other': 'in {{count}} minutes',
  'play.hint.afterTries_one': 'after {{count}} more wrong answer',
  'play.hint.afterTries_other': 'after {{count}} more wrong answers',
  'play.hint.afterArrival_one': '{{count}} minute after you arrive',
  'play.hint.afterArrival_other': '{{count}} minutes after you arrive',
  'play.hint.afterPrevious': 'available once hint {{n}} is open',
} as const satisfies Record<keyof typeof de, string>;
