import type { map as de } from '../de/map.ts';

export const map = {
  'map.title': 'Map',
  'map.zoomIn': 'Zoom in',
  'map.zoomOut': 'Zoom out',
  'map.locate': 'Show me where I am',
  'map.you': 'You are here',
  'map.osm': '© OpenStreetMap contributors',
  'map.attribution': 'Map data sources',
  'map.twoFingers': 'Use two fingers to move the map',
  'map.ctrlScroll': 'Use Ctrl + scroll to zoom the map',
  'map.cmdScroll': 'Use ⌘ + scroll to zoom the map',
  'map.noLocation': 'We can’t find your location. Allow access to it in your browser’s settings.',
  'map.noStreets': 'There is no street map here right now. The pins are still in the right place.',
} as const satisfies Record<keyof typeof de, string>;
