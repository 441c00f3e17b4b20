import type { AlertCode } from '#shell/alerts/alerts.ts';
import { withAlert } from '#shell/alerts/alerts.ts';

const e = encodeURIComponent;

interface Login {
  /** Address to open after the login, see `shell/login/return-address.ts`. */
  wanted?: string | undefined;
  alert?: AlertCode | undefined;
}

interface Exploration {
  /** Slug, like all names below. */
  exploration: string;
}

interface Language extends Exploration {
  /** BCP 47. */
  lang: string;
}

interface Poi extends Exploration {
  poi: string;
}

interface Battle {
  battle: string;
}

const USER = '/management/user';
const EXPLORATIONS = '/management/exploration';
const TEAMS = '/management/team';
const BATTLES = '/management/battle';
const LICENSES = '/management/license';
const GRANTS = '/management/subscription';
const DELETION = `${USER}/account/delete`;

const exploration = ({ exploration }: Exploration) => `${EXPLORATIONS}/${e(exploration)}`;
const pois = (at: Exploration) => `${exploration(at)}/poi`;
const poi = ({ poi, ...at }: Poi) => `${pois(at)}/${e(poi)}`;
const languages = (at: Exploration) => `${exploration(at)}/language`;
const language = ({ lang, ...at }: Language) => `${languages(at)}/${e(lang)}`;
const prerequisites = (at: Poi) => `${poi(at)}/prerequisite`;
const tasks = (at: Poi) => `${poi(at)}/task`;

const battle = (at: Battle) => `${BATTLES}/${e(at.battle)}`;
const shareBattle = (at: Battle) => `${battle(at)}/share`;

/**
 * Builds all addresses of the studio; no other file writes one. `create` takes the place of the slug for a new record.
 */
export const to = {
  /** Home page of the studio. */
  home: () => '/',
  register({ wanted, alert }: Login = {}): string {
    const address = wanted === undefined ? '/register' : `/register?wanted=${e(wanted)}`;
    return alert === undefined ? address : withAlert(address, alert);
  },
  /** Links of confirmation mails lead here. */
  verify: () => '/register/verify',
  /** Root of the management; all areas are below it. */
  management: () => '/management',
  logout: () => '/logout',

  explorations: () => EXPLORATIONS,
  newExploration: () => `${EXPLORATIONS}/create`,
  exploration,
  /** Confirmation before an exploration is deleted; the deletion leads to `success`. */
  deleteExploration: (at: Exploration) => `${exploration(at)}/delete`,
  explorationDeleted: (at: Exploration) => `${exploration(at)}/delete/success`,
  shareExploration: (at: Exploration) => `${exploration(at)}/share`,
  /** Insights of all players. */
  insights: (at: Exploration) => `${exploration(at)}/insights`,
  /** Review of the photos that players sent. */
  explorationPhotos: (at: Exploration) => `${exploration(at)}/photos`,
  languages,
  /** Texts side by side with their translations; of the first section by default. */
  translation: ({ section, ...at }: Language & { section?: string }) =>
    section === undefined ? language(at) : `${language(at)}/${e(section)}`,
  /** Export and import of the texts. */
  translationFile: (at: Language) => `${language(at)}/file`,
  /** All ways through the run, as a picture or as text. */
  ways: (at: Exploration) => `${exploration(at)}/ways`,
  /** All pois on one map. */
  poiMap: (at: Exploration) => `${exploration(at)}/map`,
  /** For printing. */
  overview: (at: Exploration) => `${exploration(at)}/overview`,

  pois,
  newPoi: (at: Exploration) => `${pois(at)}/create`,
  poi,
  deletePoi: (at: Poi) => `${poi(at)}/delete`,
  poiDeleted: (at: Poi) => `${poi(at)}/delete/success`,

  prerequisites,
  newPrerequisite: (at: Poi) => `${prerequisites(at)}/create`,
  /** By id. */
  prerequisite: ({ prerequisite, ...at }: Poi & { prerequisite: number | string }) =>
    `${prerequisites(at)}/${prerequisite}`,
  deletePrerequisite: (at: Poi & { prerequisite: number }) => `${to.prerequisite(at)}/delete`,
  prerequisiteDeleted: (at: Poi & { prerequisite: number }) => `${to.prerequisite(at)}/delete/success`,

  tasks,
  newTask: (at: Poi) => `${tasks(at)}/create`,
  task: ({ task, ...at }: Poi & { task: string }) => `${tasks(at)}/${e(task)}`,
  deleteTask: (at: Poi & { task: string }) => `${to.task(at)}/delete`,
  taskDeleted: (at: Poi & { task: string }) => `${to.task(at)}/delete/success`,

  teams: () => TEAMS,
  newTeam: () => `${TEAMS}/create`,
  team: ({ team }: { team: string }) => `${TEAMS}/${e(team)}`,
  deleteTeam: (at: { team: string }) => `${to.team(at)}/delete`,
  teamDeleted: (at: { team: string }) => `${to.team(at)}/delete/success`,

  battles: () => BATTLES,
  newBattle: () => `${BATTLES}/create`,
  battle,
  /** Event control for the organiser. */
  event: (at: Battle) => `${battle(at)}/event`,
  /** Open registration and arrival code. */
  battleRegistration: (at: Battle) => `${battle(at)}/registration`,
  /** Review of the photos that its teams sent. */
  battlePhotos: (at: Battle) => `${battle(at)}/photos`,
  battleProgress: (at: Battle) => `${battle(at)}/progress`,
  battleStatistic: (at: Battle) => `${battle(at)}/statistic`,
  battleRanking: (at: Battle) => `${battle(at)}/ranking`,
  /** For printing. */
  certificates: (at: Battle) => `${battle(at)}/certificates`,
  shareBattle,
  /** QR code of one card; `join` is the address in the code. */
  joinCode: ({ join, ...at }: Battle & { join: string }) => `${shareBattle(at)}/${e(join)}`,
  deleteBattle: (at: Battle) => `${battle(at)}/delete`,
  battleDeleted: (at: Battle) => `${battle(at)}/delete/success`,

  licenses: () => LICENSES,
  /** How the licence's units were used. By the licence's id, as below. */
  licenseStatistic: ({ license }: { license: number }) => `${LICENSES}/${license}/statistic`,
  /** Form to use units manually. */
  licenseContingent: ({ license }: { license: number }) => `${LICENSES}/${license}/contingent`,

  /** Licences of all accounts, for owners. */
  grants: () => GRANTS,
  newGrant: () => `${GRANTS}/create`,

  /** Overview of the account. */
  user: () => USER,
  /** Profile form of the account. */
  account: () => `${USER}/account`,
  /** Form that requests the deletion mail with its code. */
  deletion: () => DELETION,
  /** Target of the link in that mail. */
  deleteAccount: ({ code }: { code: string }) => `${DELETION}/${e(code)}`,
  accountDeleted: () => `${DELETION}/success`,
};
