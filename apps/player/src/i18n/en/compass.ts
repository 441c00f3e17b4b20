import type { compass as german } from '../de/compass.ts';

export const compass = {
  'compass.label': 'Distance and direction',
  'compass.towards.north': 'to the north',
  'compass.towards.northeast': 'to the north-east',
  'compass.towards.east': 'to the east',
  'compass.towards.southeast': 'to the south-east',
  'compass.towards.south': 'to the south',
  'compass.towards.southwest': 'to the south-west',
  'compass.towards.west': 'to the west',
  'compass.towards.northwest': 'to the north-west',
  'compass.nearby': 'Very close by',
  'compass.unclear': 'Direction still unclear',
  'compass.accuracy': 'accurate to about {{n}} m',
  'compass.announced': '{{distance}}, {{direction}}',
  'compass.dial.north': 'N',
  'compass.dial.east': 'E',
  'compass.dial.south': 'S',
  'compass.dial.west': 'W',
  'compass.turn': 'Turn the arrow with your phone',

  'position.why':
    'How far is it, and which way? Your device works that out from your position, which stays on this device.',
  'position.start': 'Use my position',
  'position.asking': 'Looking for your position. Allow it when your browser asks.',
  'position.denied':
    'Your browser does not share your position. Allow it for this site in your browser’s settings, then try again.',
  'position.insecure':
    'Browsers share a position over a secure connection (https) only. The map and your maps app show you the way.',
  'position.unsupported': 'This browser cannot tell your position. The map and your maps app show you the way.',
  'position.noFix': 'Your device cannot find its position right now. Step outside and try again.',
  'position.inaccurate':
    'Your position is only accurate to {{accuracy}} right now. Step into the open while we keep measuring.',
  'position.rough':
    'Your position is only accurate to {{accuracy}}. Turn on “Precise Location” in the settings of your phone.',
  'position.outdated': 'That was more than a minute ago. Looking for your position again.',
  'position.retry': 'Try again',
} as const satisfies Record<keyof typeof german, string>;
