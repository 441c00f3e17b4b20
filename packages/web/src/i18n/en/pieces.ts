import type { pieces as de } from '../de/pieces.ts';

export const pieces = {
  'action.cancel': 'Cancel',
  'action.close': 'Close',
  'action.home': 'Go to the home page',
  'action.retry': 'Try again',
  'language.label': 'Language',
  'language.de': 'Deutsch',
  'language.en': 'English',
  'nav.skip': 'Skip to content',
  'state.loading': 'One moment …',
  'state.error.title': 'That didn’t work',
  'state.notFound.text': 'This page doesn’t exist. Its address may have changed.',

  'map.unavailable': 'The map can’t be shown right now.',
  'map.reload': 'Reload map',
  'map.noPlace': 'No map for postal code {{code}}',
  'map.poi': '{{postalCode}} {{name}}: {{what}}',
  'map.cluster_one': '{{count}} place: {{what}}',
  'map.cluster_other': '{{count}} places: {{what}}',

  'ranking.podium': 'Podium',
  'ranking.place': 'Place {{n}}',
  'ranking.points': 'Points for {{team}}',

  'captcha.label': 'I am human',
  'captcha.verifying': 'Your browser is solving a small puzzle …',
  'captcha.verified': 'Done',
  'captcha.required': 'Tick this box first.',
  'captcha.wait': 'One moment, the check is still running.',
  'captcha.expired': 'This check has expired. Please tick the box again.',
  'captcha.error': 'The check failed. Please try again.',
  'play.place.openMaps': 'Open in maps app',
} as const satisfies Record<keyof typeof de, string>;
