import type { offline as de } from '../de/offline.ts';

export const offline = {
  'offline.since.now': 'since just now',
  'offline.since.minutes_one': 'for {{count}} minute',
  'offline.since.minutes_other': 'for {{count}} minutes',
  'offline.since.hours_one': 'for {{count}} hour',
  'offline.since.hours_other': 'for {{count}} hours',
  'offline.since.days_one': 'for {{count}} day',
  'offline.since.days_other': 'for {{count}} days',

  'offline.waits': 'Waiting for a network {{since}}',
  'offline.waits.answer': 'Your answer:',
  'offline.waits.safe': 'It is saved and will be sent automatically.',
  'offline.withdraw': 'Take back',
  'offline.withdraw.title': 'Take the answer back?',
  'offline.withdraw.text': 'It may have arrived already, and only the reply was lost. Then it still counts.',

  'offline.list.title_one': '{{count}} answer is waiting',
  'offline.list.title_other': '{{count}} answers are waiting',
  'offline.list.refused_one': '{{count}} answer was not accepted',
  'offline.list.refused_other': '{{count}} answers were not accepted',
  'offline.list.text':
    'They are sent automatically once you have a network again, even if you close the page and open it later.',
  'offline.list.join': 'Join again to send them.',
  'offline.list.rejoin': 'Join again',
  'offline.list.dismiss': 'Dismiss',
  'offline.entry.hint': 'Hint {{number}}',
  'offline.entry.cost_one': 'costs {{count}} point',
  'offline.entry.cost_other': 'costs {{count}} points',
  'offline.entry.arrival': 'Arrival',
  'offline.entry.rating': 'Rating',
  'offline.entry.quote': '“{{answer}}”',
} as const satisfies Record<keyof typeof de, string>;
