/** Loaded by every page of a game, soon after it is shown. */
const SOON = ['offline/start-offline.ts', 'features/play/language/game-language.tsx'];

/** Loaded when the service worker has stored the site, or some seconds after the page (`offline/offline-code-due.ts`). */
const LATER = ['offline/game-offline.ts'];

/**
 * Files in `src` that the list of pois imports on demand at every visit, so they count for its budget (scripts/bundle-budget.ts): `soon`
 * after it is shown, or `later`.
 */
export const ON_DEMAND_BY_POIS = {
  soon: [...SOON, 'features/play/download/download-card.tsx'],
  later: [...LATER, 'offline/waiting/waiting-list.tsx'],
};

/** The same for a poi. */
export const ON_DEMAND_BY_POI = { soon: SOON, later: LATER };
