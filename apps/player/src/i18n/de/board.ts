/** The board of a battle, shown on a big screen. */
export const board = {
  'board.title': 'Rangliste',
  'board.off.title': 'Gerade ausgeschaltet',
  'board.off.text': 'Die Tafel ist ausgeschaltet. Sobald sie eingeschaltet wird, erscheint sie hier von selbst.',
  'board.failed.title': 'Keine Verbindung',
  'board.failed.text': 'Die Tafel kommt von selbst wieder.',
  'board.frozen': 'Eingefroren: Wer gewinnt, zeigt sich am Ende.',
  'board.waiting': 'Noch hat kein Team Punkte.',
  'board.page': 'Seite {{page}} von {{pages}}',
  'board.state.waiting': 'Es beginnt in',
  'board.state.open': 'Noch',
  'board.state.paused': 'Pause',
  'board.state.ended': 'Vorbei!',
  'board.code': 'QR-Code zum Mitspielen',
  'board.join': 'Scannen und mitspielen',
  'board.full': 'Ganzer Bildschirm',
} as const;
