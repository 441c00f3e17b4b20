import type { board as german } from '../de/board.ts';

export const board = {
  'board.title': 'Ranking',
  'board.off.title': 'Not on right now',
  'board.off.text': 'The big screen is switched off. As soon as it is switched on, it appears here by itself.',
  'board.failed.title': 'No connection',
  'board.failed.text': 'The screen will be back by itself.',
  'board.frozen': 'Frozen: the winner will be revealed at the end.',
  'board.waiting': 'No team has any points yet.',
  'board.page': 'Page {{page}} of {{pages}}',
  'board.state.waiting': 'Starts in',
  'board.state.manual': 'Starting soon',
  'board.state.extra': 'Extra time: some teams are still playing',
  'board.state.open': 'Time left',
  'board.state.paused': 'Paused',
  'board.state.ended': 'It’s over!',
  'board.code': 'QR code to join',
  'board.join': 'Scan to join',
  'board.full': 'Full screen',
} as const satisfies Record<keyof typeof german, string>;
