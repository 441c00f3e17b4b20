/** The site map lists `public` pages, `hidden` pages ask not to be indexed, and robots.txt disallows `play` pages. */
type Audience = 'public' | 'hidden' | 'play';

interface Page {
  /** Route pattern for server and site: `:name` stands for one slug. */
  readonly path: string;
  readonly audience: Audience;
  /** In `apps/player/src/pages`, without `.page.tsx`. */
  readonly file: string;
  /** Whether it opens without a network, as all pages that are played do. */
  readonly offline?: true;
  /**
   * For a page that many visits begin with: the scripts and styles that it may load at most, in kilobytes with brotli.
   */
  readonly kB?: number;
}

const SOLO = '/exploration/:exploration';
const BATTLE = '/battle/:battle/exploration/:exploration';
const TEAM = `${BATTLE}/team/:team` as const;
/** A team of friends without a battle. */
const FRIENDS = `${SOLO}/team/:team` as const;
/** A creator's test of an exploration; separate from their normal participation on the same device. */
const TRIAL = `/trial${SOLO}` as const;

/**
 * Every page of the player site, and the only list of them: the site routes by it, the server responds with 404 to any
 * other path, and the build bundles, stores and measures what its pages load.
 */
export const PAGES = {
  home: { path: '/', audience: 'public', file: 'landing', kB: 132.1 },
  explorations: { path: '/exploration', audience: 'public', file: 'explorations', kB: 130.3 },
  battles: { path: '/battle', audience: 'public', file: 'battles' },
  board: { path: '/battle/:battle/board', audience: 'hidden', file: 'board' },
  exploration: { path: SOLO, audience: 'public', file: 'exploration', offline: true, kB: 133.1 },
  battleExploration: { path: BATTLE, audience: 'public', file: 'exploration' },
  teams: { path: `${SOLO}/team`, audience: 'hidden', file: 'teams' },
  battleTeams: { path: `${BATTLE}/team`, audience: 'hidden', file: 'teams' },
  join: { path: '/join', audience: 'hidden', file: 'join' },
  /** Short address on a printed team card, for phones whose camera fails. */
  teamCard: { path: '/j/:participant', audience: 'hidden', file: 'team-card' },
  /** Open registration of a battle, by its id: short enough to type. */
  registration: { path: '/v/:battle', audience: 'hidden', file: 'registration' },
  progress: { path: '/progress', audience: 'hidden', file: 'progress', offline: true },
  register: { path: '/register', audience: 'public', file: 'register' },
  registerSuccess: { path: '/register/success', audience: 'hidden', file: 'register-success' },
  verify: { path: '/register/verify', audience: 'hidden', file: 'verify' },
  verifySuccess: { path: '/register/verify/success', audience: 'hidden', file: 'verify-success' },
  passwordForgotten: { path: '/password/forgotten', audience: 'hidden', file: 'password-forgotten' },
  passwordForgottenSuccess: {
    path: '/password/forgotten/success',
    audience: 'hidden',
    file: 'password-forgotten-success',
  },
  passwordReset: { path: '/password/reset', audience: 'hidden', file: 'password-reset' },
  passwordResetSuccess: { path: '/password/reset/success', audience: 'hidden', file: 'password-reset-success' },
  logout: { path: '/logout', audience: 'hidden', file: 'logout', offline: true },
  management: { path: '/management/*', audience: 'hidden', file: 'management' },
  features: { path: '/feature', audience: 'public', file: 'features' },
  featureProposal: { path: '/feature/proposal', audience: 'public', file: 'feature-proposal' },
  feature: { path: '/feature/:tab', audience: 'public', file: 'feature' },
  licenseBusiness: { path: '/license/business', audience: 'public', file: 'license-business' },
  licenseEducation: { path: '/license/education', audience: 'public', file: 'license-education' },
  licenseSchool: { path: '/license/education/school', audience: 'public', file: 'license-school' },
  licenseUniversity: { path: '/license/education/university', audience: 'public', file: 'license-university' },
  licenseExtracurricular: {
    path: '/license/education/extracurricular',
    audience: 'public',
    file: 'license-extracurricular',
  },
  legal: { path: '/legal', audience: 'public', file: 'legal' },
  api: { path: '/api', audience: 'public', file: 'api' },
  contact: { path: '/contact', audience: 'public', file: 'contact' },
  contactForm: { path: '/contactform', audience: 'public', file: 'contact-form' },
  info: { path: '/info', audience: 'public', file: 'info' },
  protection: { path: '/protection', audience: 'public', file: 'protection' },
  terms: { path: '/terms', audience: 'public', file: 'terms' },
  pois: { path: `${SOLO}/poi`, audience: 'play', file: 'pois', kB: 165.1 },
  poi: { path: `${SOLO}/poi/:poi`, audience: 'play', file: 'poi', kB: 170.4 },
  ranking: { path: `${SOLO}/ranking`, audience: 'play', file: 'ranking' },
  share: { path: `${SOLO}/share`, audience: 'play', file: 'share' },
  teamPois: { path: `${TEAM}/poi`, audience: 'play', file: 'pois' },
  teamPoi: { path: `${TEAM}/poi/:poi`, audience: 'play', file: 'poi' },
  teamRanking: { path: `${TEAM}/ranking`, audience: 'play', file: 'ranking' },
  teamShare: { path: `${TEAM}/share`, audience: 'play', file: 'share' },
  friendsPois: { path: `${FRIENDS}/poi`, audience: 'play', file: 'pois' },
  friendsPoi: { path: `${FRIENDS}/poi/:poi`, audience: 'play', file: 'poi' },
  friendsShare: { path: `${FRIENDS}/share`, audience: 'play', file: 'share' },
  trialPois: { path: `${TRIAL}/poi`, audience: 'play', file: 'pois' },
  trialPoi: { path: `${TRIAL}/poi/:poi`, audience: 'play', file: 'poi' },
} as const satisfies Record<string, Page>;

/**
 * The page without content that a service worker stores: no slug can hide it, because all pages below `/` are in the
 * table.
 */
export const SHELL_PATH = '/shell';

export type PageName = keyof typeof PAGES;

/** Fills the slugs into the path of a page, URL-encoded. */
export function pagePath(page: PageName, slugs: Partial<Record<string, string>> = {}): string {
  return PAGES[page].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(slugs[name] ?? ''));
}

/** Names of the pages of one audience, in the order of the table. */
export function pagesFor(audience: Audience): PageName[] {
  return (Object.keys(PAGES) as PageName[]).filter((page) => PAGES[page].audience === audience);
}
