/** Files in `src` that every page of a game imports on demand once it is shown. */
const SOON_AFTER_PLAY = [
  'offline/start-offline.ts',
  'offline/player-outbox.ts',
  'offline/stored-games.ts',
  'offline/offline-answers.ts',
  'offline/waiting/waiting-note.tsx',
  'offline/waiting/waiting-list.tsx',
  'offline/waiting/poi-waiting-chip.tsx',
  'features/play/language/game-language.tsx',
];

/** Files in `src` that the list of pois imports on demand, but at every visit: part of its budget (scripts/bundle-budget.ts). */
export const SOON_AFTER_POIS = [...SOON_AFTER_PLAY, 'features/play/download/download-card.tsx'];

/** The same for a poi. */
export const SOON_AFTER_POI = [
  ...SOON_AFTER_PLAY,
  'features/play/compass/compass-card.tsx',
  'features/play/feedback/report-task-button.tsx',
];
