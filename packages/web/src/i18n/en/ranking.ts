import type { ranking as de } from '../de/ranking.ts';

export const ranking = {
  'ranking.byShare': 'The runs have different numbers of points, so the share of reachable points counts.',
  'ranking.net_one': '{{count}} point',
  'ranking.net_other': '{{count}} points',
  'ranking.earned': 'earned',
  'ranking.tieRule':
    'In a tie, the team that solved its last quest with points earlier is ahead. A photo counts from when it was sent. Partial points and points from the organiser do not change this time.',
  'ranking.tieRule.playingTime':
    'In a tie, the team that played for a shorter time is ahead: from its start to its last quest with points, without pauses. A photo counts from when it was sent.',
  'ranking.playingTime': 'Playing time: {{time}}',
  'ranking.lastPoints': 'Last quest with points: {{time}}',
} as const satisfies Record<keyof typeof de, string>;
