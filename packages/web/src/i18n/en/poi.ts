import type { poi as de } from '../de/poi.ts';

export const poi = {
  'play.prerequisite.points_one': '{{count}} point',
  'play.prerequisite.points_other': '{{count}} points',
  'play.prerequisite.time_one': '{{count}} min played',
  'play.prerequisite.time_other': '{{count}} min played',
  'play.prerequisite.timeLeft_one': '{{count}} min to go',
  'play.prerequisite.timeLeft_other': '{{count}} min to go',
  'play.prerequisite.tasks_one': '{{count}} quest solved',
  'play.prerequisite.tasks_other': '{{count}} quests solved',
  'play.prerequisite.left': '{{n}} to go',
  'play.prerequisite.met': 'Done:',
  'play.place.label': 'Where to find the spot',
  'play.place.openMaps': 'Open in maps app',
  'play.hint.list': 'Hints',
  'play.hint.title': 'Hint {{n}}',
  'play.hint.cost_one': 'costs {{count}} point',
  'play.hint.cost_other': 'costs {{count}} points',
  'play.hint.free': 'free',
  'play.hint.reveal': 'Reveal',
  'play.hint.videoMissing': 'This video can’t be played here.',
  'play.hint.videoOpen': 'Open video',
} as const satisfies Record<keyof typeof de, string>;
