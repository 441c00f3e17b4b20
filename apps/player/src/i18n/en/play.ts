// In one file, because every page of a game needs them.
export { poi } from '@puzzle-runs/web/i18n/en/poi.ts';
export { task } from '@puzzle-runs/web/i18n/en/task.ts';

import type { play as de } from '../de/play.ts';

export const play = {
  'play.nav.overview': 'Overview',
  'play.nav.ranking': 'Ranking',
  'play.nav.team': 'Team',
  'play.nav.share': 'Share',
  'play.back.exploration': 'Back to the run',
  'play.back.overview': 'Back to the overview',
  'play.language.offline': 'You need a connection to change the language. Until then, it stays as it is.',

  'play.pointsWord_one': 'point',
  'play.pointsWord_other': 'points',
  'play.minutes_one': '{{count}} minute',
  'play.minutes_other': '{{count}} minutes',
  'play.hours_one': '{{count}} hour',
  'play.hours_other': '{{count}} hours',
  'play.days_one': '{{count}} day',
  'play.days_other': '{{count}} days',

  'play.live': 'live',
  'play.polled': 'every 10 s',

  'play.pois.empty.title': 'No spots yet',
  'play.pois.empty.text': 'This run is still being built. Check back later.',
  'play.poi.done': 'Done',
  'play.poi.open': 'Open',
  'play.poi.closed': 'Closed',
  'play.poi.locked': 'Locked',
  'play.poi.progress': 'Quests solved: {{name}}',
  'play.poi.fresh': 'Spot finished!',
  'play.poi.opened_one': 'New spot open:',
  'play.poi.opened_other': 'New spots open:',
  'play.poi.solved': '{{n}} of {{all}} quests',
  'play.intro.title': 'Before you start',
  'play.intro.start': 'Let’s go',
  'play.intro.again': 'Read the introduction',
  'play.summary.label': 'Your progress',
  'play.summary.points': '{{n}} of {{all}} points',
  'play.summary.tasks': '{{n}} of {{all}} quests',
  'play.summary.time': '{{duration}} so far',
  'play.view.label': 'View',
  'play.view.list': 'List',
  'play.view.map': 'Map',
  'play.poi.explore': 'Explore',
  'play.poi.nav': 'Other spots',
  'play.poi.previous': 'Previous spot:',
  'play.poi.next': 'Next spot:',

  'play.report': 'Report quest',
  'play.report.of': 'Report quest: {{task}}',

  'play.hint.ask': 'Reveal hint {{n}}?',
  'play.hint.askCost_one': 'This costs {{count}} point, deducted right away.',
  'play.hint.askCost_other': 'This costs {{count}} points, deducted right away.',
  'play.hint.missing_one': 'You are {{count}} point short. Solve another quest first.',
  'play.hint.missing_other': 'You are {{count}} points short. Solve another quest first.',

  'play.closed.paused': 'The game is paused. It continues here by itself, and what you entered stays.',
  'play.closed.ended': 'Time is up: no more answers count here.',

  'play.ranking.title': 'Ranking',
  'play.ranking.own': 'Your team',
  'play.ranking.waiting': 'No team has any points yet. That can change any moment!',
  'play.ranking.empty.title': 'No teams yet',
  'play.ranking.empty.text': 'Teams show up here as soon as they play.',
  'play.ranking.solo.title': 'You are playing on your own',
  'play.ranking.solo.text': 'Rankings are for Versus, where teams compete.',

  'play.share.title': 'Share',

  'play.friends.title': 'Your team',

  'play.finish.all': 'All quests solved!',
  'play.finish.nothingOpen': 'No more open quests',
  'play.finish.go': 'Go to the finish',
  'play.finish.ranking': 'View ranking',

  'play.trial.label': 'About this test',
  'play.trial.mark': 'Test',
  'play.trial.text': 'It doesn’t count anywhere.',
  'play.trial.back': 'Back to the studio',
  'play.trial.over.title': 'This test is over',
  'play.trial.over.text':
    'You have started a new one since, or it was running on another device. Start it again in the studio.',
} as const satisfies Record<keyof typeof de, string>;
