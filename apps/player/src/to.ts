import type { LicenseName } from '@puzzle-runs/domain/license/license-prices.ts';
import type { FeatureTab } from '@puzzle-runs/site/feature-tabs.ts';
import type { InfoPage } from '@puzzle-runs/site/info-pages.ts';
import { PAGES, pagePath } from '@puzzle-runs/site/pages.ts';
import type { PlayPlace } from '@puzzle-runs/web/session/session.ts';

interface Exploration {
  exploration: string;
  battle?: string | undefined;
}

/** The parameter of an address with the key of an exploration that only its link finds. */
export const LINK_KEY = 'exploration_code';

const encode = encodeURIComponent;

function explorationPath({ battle, exploration }: Exploration): string {
  const solo = `/exploration/${encode(exploration)}`;
  return battle === undefined ? solo : `/battle/${encode(battle)}${solo}`;
}

/** Address prefix of a game: teams include their name; trials have a prefix of their own. */
function playPath({ team, trial, ...place }: PlayPlace): string {
  if (trial) return `/trial${explorationPath(place)}`;
  return place.battle === undefined && team === undefined
    ? explorationPath(place)
    : `${explorationPath(place)}/team/${encode(team ?? '')}`;
}

/** Builds every address of the site; no other module does. All names are slugs. */
export const to = {
  home: () => '/',
  explorations: () => '/exploration',
  battles: () => '/battle',
  /** The big screen of a battle, while its organiser shows it. */
  board: ({ battle }: { battle: string }) => pagePath('board', { battle }),
  progress: () => '/progress',
  join: () => '/join',
  /** An info page. */
  page: (page: InfoPage) => PAGES[page].path,
  /** Redirects to the studio. */
  management: () => '/management',
  /** The contact form, prefilled with an inquiry about a licence. */
  inquiry: (license: LicenseName) => `${PAGES.contactForm.path}?license=${license}`,
  feature: (tab: FeatureTab) => pagePath('feature', { tab }),

  /** @param key of an exploration that only its link finds */
  exploration: (place: Exploration, key?: string) =>
    explorationPath(place) + (key === undefined ? '' : `?${LINK_KEY}=${encode(key)}`),
  teams: (place: Exploration) => `${explorationPath(place)}/team`,

  pois: (place: PlayPlace) => `${playPath(place)}/poi`,
  poi: (place: PlayPlace & { poi: string }) => `${playPath(place)}/poi/${encode(place.poi)}`,
  ranking: (place: PlayPlace) => `${playPath(place)}/ranking`,
  share: (place: PlayPlace) => `${playPath(place)}/share`,
};
