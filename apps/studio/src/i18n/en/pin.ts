import type { pin as german } from '../de/pin.ts';

/** A map with a pin to place. */
export const pin = {
  'pin.keys': 'Move it with the arrow keys; hold Shift for small steps.',
  'pin.put': 'Put the pin in the centre',
  'pin.moved': 'The pin is at {{latitude}}, {{longitude}}.',
} as const satisfies Record<keyof typeof german, string>;
