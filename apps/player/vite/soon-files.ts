/** Files in `src` that every page of a game imports on demand once it is shown. */
const SOON_AFTER_PLAY = ['offline/game-offline.ts', 'features/play/language/game-language.tsx'];

/** Files in `src` that the list of pois imports on demand, but at every visit: part of its budget (scripts/bundle-budget.ts). */
export const SOON_AFTER_POIS = [...SOON_AFTER_PLAY, 'features/play/download/download-card.tsx'];

/** The same for a poi. */
export const SOON_AFTER_POI = [
  ...SOON_AFTER_PLAY,
  'features/play/compass/compass-card.tsx',
  'features/play/feedback/report-task-button.tsx',
];
