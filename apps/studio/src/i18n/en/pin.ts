import type { pin as german } from '../de/pin.ts';

/** A map with a pin to place. */
export const pin = {
  'pin.keys': 'Move it with the arrow keys; hold Shift for small steps.',
  'pin.paste': 'Paste coordinates or a map link',
  'pin.paste.how': 'For example 53.8663, 10.6796, or a link shared by Google Maps, Apple Maps or OpenStreetMap.',
  'pin.paste.none':
    'There is no place in this text. Short links don’t contain one: open the link in a browser and copy the long address.',
  'pin.put': 'Put the pin in the centre',
  'pin.moved': 'The pin is at {{latitude}}, {{longitude}}.',
} as const satisfies Record<keyof typeof german, string>;
