import type { finish as de } from '../de/finish.ts';

export const finish = {
  'play.finish.title': 'You made it!',
  'play.finish.text': 'You have solved every quest in “{{exploration}}”.',
  'play.finish.end': 'You reached the finish!',
  'play.finish.textSome': '“{{exploration}}” has no more open quests.',
  'play.finish.textOpen': 'You reached the end of “{{exploration}}”. Open quests still count.',
  'play.finish.over': 'Thanks for playing!',
  'play.finish.textOver': '“{{battle}}” is over. This is how far you got:',
  'play.finish.tasks': 'Quests',
  'play.finish.tasksOf': '{{solved}} of {{all}} solved',
  'play.finish.points': 'Points',
  'play.finish.pointsOf': '{{n}} of {{all}}',
  'play.finish.time': 'Time',
  'play.finish.place': 'Place',
  'play.finish.placeOf': '{{n}} of {{all}}',
  'play.finish.share': 'Share the run',
  'play.finish.others': 'Discover other runs',
  'play.rating.title': 'How was the run?',
  'play.rating.stars_one': '{{count}} star',
  'play.rating.stars_other': '{{count}} stars',
  'play.rating.thanks': 'Thank you! You can change this at any time.',
} as const satisfies Record<keyof typeof de, string>;
