import type { LicenseName } from '@puzzle-runs/domain/license/license-prices.ts';
import type { FeatureTab } from '@puzzle-runs/site/feature-tabs.ts';
import type { InfoPage } from '@puzzle-runs/site/info-pages.ts';
import { PAGES, pagePath } from '@puzzle-runs/site/pages.ts';
import type { Place } from '@puzzle-runs/web/session/session.ts';

interface Exploration {
  exploration: string;
  battle?: string | undefined;
}

const e = encodeURIComponent;

function exploration({ battle, exploration }: Exploration): string {
  const solo = `/exploration/${e(exploration)}`;
  return battle === undefined ? solo : `/battle/${e(battle)}${solo}`;
}

/** Where the run is played: a team's addresses name it before the pois (specification 1, part 2); a test has its own. */
function inside({ team, trial, ...place }: Place): string {
  if (trial) return `/trial${exploration(place)}`;
  return place.battle === undefined && team === undefined
    ? exploration(place)
    : `${exploration(place)}/team/${e(team ?? '')}`;
}

/** Every address of the site; nobody else writes one. All names are slugs. */
export const to = {
  home: () => '/',
  explorations: () => '/exploration',
  battles: () => '/battle',
  progress: () => '/progress',
  join: () => '/join',
  /** A page that is about no run. */
  page: (page: InfoPage) => PAGES[page].path,
  /** A page of the studio; this site leads on to it. */
  management: () => '/management',
  /** The contact form, begun for an inquiry about a licence. */
  inquiry: (license: LicenseName) => `${PAGES.contactForm.path}?license=${license}`,
  feature: (tab: FeatureTab) => pagePath('feature', { tab }),

  exploration: exploration,
  teams: (place: Exploration) => `${exploration(place)}/team`,

  pois: (place: Place) => `${inside(place)}/poi`,
  poi: (place: Place & { poi: string }) => `${inside(place)}/poi/${e(place.poi)}`,
  ranking: (place: Place) => `${inside(place)}/ranking`,
  share: (place: Place) => `${inside(place)}/share`,
};
