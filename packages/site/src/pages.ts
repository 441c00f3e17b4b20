/** The site map lists `public` pages, `hidden` pages ask not to be indexed, and robots.txt disallows `play` pages. */
type Audience = 'public' | 'hidden' | 'play';

interface Page {
  /** Route pattern for server and site: `:name` stands for one slug. */
  readonly path: string;
  readonly audience: Audience;
}

const SOLO = '/exploration/:exploration';
const BATTLE = '/battle/:battle/exploration/:exploration';
const TEAM = `${BATTLE}/team/:team` as const;
/** A team of friends without a battle. */
const FRIENDS = `${SOLO}/team/:team` as const;
/** A creator's test of an exploration; separate from their normal participation on the same device. */
const TRIAL = `/trial${SOLO}` as const;

/** Every page of the player site. The site routes by this table, and the server responds with 404 to any other path. */
export const PAGES = {
  home: { path: '/', audience: 'public' },
  explorations: { path: '/exploration', audience: 'public' },
  battles: { path: '/battle', audience: 'public' },
  board: { path: '/battle/:battle/board', audience: 'hidden' },
  exploration: { path: SOLO, audience: 'public' },
  battleExploration: { path: BATTLE, audience: 'public' },
  teams: { path: `${SOLO}/team`, audience: 'hidden' },
  battleTeams: { path: `${BATTLE}/team`, audience: 'hidden' },
  join: { path: '/join', audience: 'hidden' },
  /** Short address on a printed team card, for phones whose camera fails. */
  teamCard: { path: '/j/:participant', audience: 'hidden' },
  /** Open registration of a battle, by its id: short enough to type. */
  registration: { path: '/v/:battle', audience: 'hidden' },
  progress: { path: '/progress', audience: 'hidden' },
  register: { path: '/register', audience: 'public' },
  registerSuccess: { path: '/register/success', audience: 'hidden' },
  verify: { path: '/register/verify', audience: 'hidden' },
  verifySuccess: { path: '/register/verify/success', audience: 'hidden' },
  passwordForgotten: { path: '/password/forgotten', audience: 'hidden' },
  passwordForgottenSuccess: { path: '/password/forgotten/success', audience: 'hidden' },
  passwordReset: { path: '/password/reset', audience: 'hidden' },
  passwordResetSuccess: { path: '/password/reset/success', audience: 'hidden' },
  logout: { path: '/logout', audience: 'hidden' },
  management: { path: '/management/*', audience: 'hidden' },
  features: { path: '/feature', audience: 'public' },
  featureProposal: { path: '/feature/proposal', audience: 'public' },
  feature: { path: '/feature/:tab', audience: 'public' },
  licenseBusiness: { path: '/license/business', audience: 'public' },
  licenseEducation: { path: '/license/education', audience: 'public' },
  licenseSchool: { path: '/license/education/school', audience: 'public' },
  licenseUniversity: { path: '/license/education/university', audience: 'public' },
  licenseExtracurricular: { path: '/license/education/extracurricular', audience: 'public' },
  legal: { path: '/legal', audience: 'public' },
  api: { path: '/api', audience: 'public' },
  contact: { path: '/contact', audience: 'public' },
  contactForm: { path: '/contactform', audience: 'public' },
  info: { path: '/info', audience: 'public' },
  protection: { path: '/protection', audience: 'public' },
  terms: { path: '/terms', audience: 'public' },
  pois: { path: `${SOLO}/poi`, audience: 'play' },
  poi: { path: `${SOLO}/poi/:poi`, audience: 'play' },
  ranking: { path: `${SOLO}/ranking`, audience: 'play' },
  share: { path: `${SOLO}/share`, audience: 'play' },
  teamPois: { path: `${TEAM}/poi`, audience: 'play' },
  teamPoi: { path: `${TEAM}/poi/:poi`, audience: 'play' },
  teamRanking: { path: `${TEAM}/ranking`, audience: 'play' },
  teamShare: { path: `${TEAM}/share`, audience: 'play' },
  friendsPois: { path: `${FRIENDS}/poi`, audience: 'play' },
  friendsPoi: { path: `${FRIENDS}/poi/:poi`, audience: 'play' },
  friendsShare: { path: `${FRIENDS}/share`, audience: 'play' },
  trialPois: { path: `${TRIAL}/poi`, audience: 'play' },
  trialPoi: { path: `${TRIAL}/poi/:poi`, audience: 'play' },
} as const satisfies Record<string, Page>;

/** The page without content that a service worker stores: no slug can hide it, because all pages below `/` are in the table. */
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
