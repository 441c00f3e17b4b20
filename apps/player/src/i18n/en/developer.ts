import type { developer as de } from '../de/developer.ts';

export const developer = {
  'api.lead':
    'Everything this site does, your own program can do, too: find runs, join them, read spots, send answers. The same API, the same rules.',
  'api.shell': 'Terminal (curl)',
  'api.program': 'TypeScript',

  'api.start.title': 'Quick start',
  'api.step.list': 'List public runs that don’t need a code:',
  'api.step.join': 'Join one of them as a guest. The response contains the run token for everything that follows:',
  'api.step.pois': 'Read the spots. Locked spots only show what opens them; open spots list their quests under Tasks:',
  'api.step.answer':
    'Answer a quest. Replace TASK with the id of an open quest and task_type with its type; a wrong answer returns 422:',
  'api.program.text':
    'The same as a program, without any library. Save it in a file ending in “.ts” and run it with Node.js 24.',

  'api.words.title': 'Words',
  'api.word.exploration': 'Puzzle Run',
  'api.word.poi': 'Puzzle Spot, one stop of a run',
  'api.word.task': 'Puzzle Quest, a question with its answer',
  'api.word.prerequisite': 'condition that opens a spot (“Opens when …”)',
  'api.word.battle': 'Versus, runs that teams play against each other',
  'api.word.participant': 'a team with its run in a Versus',
  'api.word.subscription': 'licence of an account',

  'api.answers.title': 'Answers',
  'api.answers.text':
    'What answer of POST /api/progress is depends on the kind of quest (task_type). Each line has an example:',

  'api.answer.guess_text': 'the text as the player types it',
  'api.answer.choice': 'the ids of the chosen TaskChoices',
  'api.answer.guess_number': 'a number, also as text; only a text without a digit is refused',
  'api.answer.locate': 'the code found at the place: typed, or from the QR code',
  'api.answer.cloze': 'the words in the order of the gaps',
  'api.answer.order': 'the texts of all TaskOrderEntries in their order',
  'api.answer.photo': 'the id of a photo that was uploaded before',
  'api.answer.decision': 'a list with the id of the chosen one of TaskOptions',

  'api.auth.title': 'Authentication',
  'api.auth.text':
    'Many calls are public. For the rest there are two kinds of token. Both go into the header “authorization: Bearer …” and are valid for 30 days:\n- You get the run token when you join, even as a guest. It is valid for exactly one participation. To play on later as the same guest, send the guest id, which the token contains under user, as progressor_id when you join again.\n- You get the session token when you log in with your email address and password (POST /api/users/login). It is valid for your account and ends when you log out.\nA token is like a key: do not share it, and do not write it to a log.',

  'api.errors.title': 'Errors',
  'api.errors.text':
    'Every error has a matching HTTP status and a code from this list. Rely on the code. For invalid input, path names the field, and params contains the details, for example the attempts left.',
  'api.errors.example': 'Example of an error',

  'api.limits.title': 'Limits',
  'api.limits.text':
    '- Lists return 10 entries, or up to {{max}} with limit; offset is for pagination. count is the total.\n- Joining, answering, logging in and the contact form have a rate limit, wrong codes in particular. If you send too many requests, you get 429 with the code rate_limited; the header Retry-After gives the seconds until your next try. After many wrong codes you get 429 with captcha_required: solve GET /api/captcha?exploration_id= and send the solution in the header X-Captcha.\n- If your connection is unreliable, send each answer with a submission_id (a UUID). The same submission sent twice counts once and returns the same result. Account calls that create or give something take a submission_id, too; it is kept for seven days.\n- You don’t need to poll for news: GET /api/progress/events reports it as long as the connection is open.',

  'api.versions.title': 'Versions',
  'api.versions.text':
    'The OpenAPI document names the version. New fields and calls may be added at any time: ignore what you do not know. Existing ones keep their name and meaning; a change to them raises the major version.',

  'api.calls.title': 'All calls',
  'api.browse': 'Try it in the browser',
  'api.document': 'OpenAPI document',
  'api.filter': 'Filter calls',
  'api.found_one': '{{count}} call found',
  'api.found_other': '{{count}} calls found',
  'api.token.run': 'Run token',
  'api.token.session': 'Session token',
  'api.token.optional': 'Session token, optional',
} as const satisfies Record<keyof typeof de, string>;
