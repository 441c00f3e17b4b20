import type { shell as de } from '../de/shell.ts';

export const shell = {
  'site.home': 'Puzzle Runs, to the start page',

  'nav.label': 'Main menu',
  'nav.skip': 'Skip to content',
  'nav.explorations': 'Runs',
  'nav.battles': 'Versus',
  'nav.progress': 'Progress',

  'footer.label': 'About this site',
  'footer.features': 'Features',
  'footer.licenseBusiness': 'Licences',
  'footer.contact': 'Contact',
  'footer.info': 'Legal notice',
  'footer.protection': 'Privacy',
  'footer.terms': 'Terms',
  'footer.api': 'API',

  'language.label': 'Language',
  'language.prompt': 'Language',
  'language.de': 'Deutsch',
  'language.en': 'English',

  'action.cancel': 'Cancel',
  'action.close': 'Close',
  'action.retry': 'Try again',
  'action.home': 'To the start page',
  'action.toExplorations': 'See all runs',

  'state.loading': 'One moment …',
  'state.error.title': 'That didn’t work',
  'state.offline.title': 'No connection',
  'state.notFound.text': 'This page doesn’t exist (any more). Its address may have changed.',

  'alert.unexpected': 'Something went wrong',
  'alert.network': 'No connection',
  'alert.join_first': 'Join first',
  'alert.join_first.text': 'This page belongs to a run that you have not joined on this device yet.',
  'alert.unauthorized': 'Please join again',
  'alert.not_found': 'Not found',
  'alert.wrong_answer': 'Wrong answer!',
  'alert.duplicated_answer': 'Already solved',
  'alert.duplicated_answer_error': 'Already solved',
  'alert.duplicated_answer_error.text':
    'Somebody on your team was faster. The spots could not be read again, please reload the page.',
  'alert.task_already_progressed': 'Already done',
  'alert.not_enough_points': 'Not enough points',
  'alert.no_attempts_left': 'No attempts left',
  'alert.poi_locked': 'Still locked',
  'alert.battle_not_open': 'This Versus isn’t running',
  'alert.delete': 'Deleted',
  'alert.delete.text': 'That is gone now. You can still play the run again.',
  'alert.rate_limited': 'Please wait a moment',
} as const satisfies Record<keyof typeof de, string>;
