import type { developer as de } from '../de/developer.ts';

export const developer = {
  'api.lead':
    'Everything these pages do, your own program can do, too: find runs, join them, read spots, send answers. The same interface, the same rules.',
  'api.shell': 'Terminal (curl)',
  'api.program': 'TypeScript',

  'api.start.title': 'Quick start',
  'api.step.list': 'List public runs that ask for no code:',
  'api.step.join': 'Join one of them as a guest. The answer holds the run token for everything that follows:',
  'api.step.pois': 'Read the spots. Locked ones show only what opens them; open ones have their quests under Tasks:',
  'api.step.answer':
    'Answer a quest. Put the id of an open quest in for TASK and its kind for task_type; a wrong answer comes back with 422:',
  'api.program.text':
    'The same as a program, without any library. Save it in a file that ends in “.ts” and start that with Node.js 24.',

  'api.auth.title': 'Authentication',
  'api.auth.text':
    'Much is public. For the rest there are two kinds of token; both go into the header “authorization: Bearer …” and are valid for 30 days:\n- You get the run token when you join, as a guest, too. It is good for exactly one participation. To play on later as the same guest, send the guest id, which the token names under user, as progressor_id when you join again.\n- You get the session token when you log in with e-mail address and password (POST /api/users/login). It is good for your account and ends when you log out.\nA token is like a key: do not pass it on, and write it into no log.',

  'api.errors.title': 'Errors',
  'api.errors.text':
    'Every refusal has an HTTP status that fits and a code from this list. Rely on the code. For invalid input, path names the field, and params holds what belongs to the refusal, for example the attempts that remain.',
  'api.errors.example': 'A refusal, for example',

  'api.limits.title': 'Limits',
  'api.limits.text':
    '- Lists answer 10 entries, with limit up to {{max}}; offset pages on. count is the whole number.\n- Joining, answering, logging in and the contact form are limited, wrong codes in particular. Whoever is too fast gets 429 with the code rate_limited; the header Retry-After names the seconds until the next try.\n- If connections get lost, send an answer with a submission_id (a UUID). The same submission sent twice counts once and gets the same outcome.\n- There is no need to poll for news of the game: GET /api/progress/events reports it as long as the connection is open.',

  'api.versions.title': 'Versions',
  'api.versions.text':
    'This is version 1. New fields and calls may be added at any time: skip what you do not know. What is there keeps its name and meaning; if that had to change, it would get a new version.',

  'api.calls.title': 'All calls',
  'api.browse': 'Try it in the browser',
  'api.document': 'OpenAPI document',
  'api.filter': 'Filter the calls',
  'api.found_one': '{{count}} call found',
  'api.found_other': '{{count}} calls found',
  'api.token.run': 'Run token',
  'api.token.session': 'Session token',
  'api.token.optional': 'Session token, if there is one',
} as const satisfies Record<keyof typeof de, string>;
