import type { problems as de } from '../de/problems.ts';

export const problems = {
  'problem.invalid_request': 'We can’t use this entry. Please check it and try again.',
  'problem.nochange': 'You have not changed anything.',
  'problem.conflict': 'This has been changed somewhere else. Please reload the page.',
  'problem.unauthorized': 'Your access to this run has expired. Join again: your progress is safe.',
  'problem.forbidden': 'Your account isn’t allowed to do that.',
  'problem.not_found': 'We couldn’t find this. It may have been deleted.',
  'problem.name_taken': 'That name is taken. Please choose another one.',
  'problem.nameless': 'A name needs at least one letter or digit.',
  'problem.incorrect_entry': 'Please confirm first that you really want to do this.',
  'problem.no_attempts_left': 'No attempts left. On to the next quest!',
  'problem.battle_not_open': 'This Versus isn’t running right now.',
  'problem.rate_limited': 'Too many tries at once. Please wait a moment.',
  'problem.unavailable': 'We’ll be right back. Please try again in a few seconds.',
  'problem.captcha_required':
    'There were many wrong codes here, and your device did not pass the check. Please try again.',
  'problem.unexpected': 'Something went wrong. Please try again in a moment.',
  'problem.too_large': 'That is too large for this server.',
  'problem.network': 'No connection. Check your network and try again.',
} as const satisfies Record<keyof typeof de, string>;
