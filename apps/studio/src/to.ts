import { withAlert } from '@puzzle-runs/web/ui/alert-address.ts';
import type { AlertCode } from '#shell/alerts/alerts.ts';

const e = encodeURIComponent;

interface Login {
  /** Address to open after the login, see `shell/login/wanted-address.ts`. */
  wanted?: string | undefined;
  alert?: AlertCode | undefined;
}

interface Exploration {
  /** Slug, as every name below. */
  exploration: string;
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
const prerequisites = (at: Poi) => `${poi(at)}/prerequisite`;
const tasks = (at: Poi) => `${poi(at)}/task`;

const battle = (at: Battle) => `${BATTLES}/${e(at.battle)}`;
const shareBattle = (at: Battle) => `${battle(at)}/share`;

/** Builds every address of the studio; no other file writes one. `create` stands in for the slug of a new record. */
export const to = {
  /** Where the studio begins. */
  home: () => '/',
  /** Login and registration. */
  register({ wanted, alert }: Login = {}): string {
    const address = wanted === undefined ? '/register' : `/register?wanted=${e(wanted)}`;
    return alert === undefined ? address : withAlert(address, alert);
  },
  /** The management's own address; the areas stand below it. */
  management: () => '/management',
  logout: () => '/logout',

  explorations: () => EXPLORATIONS,
  newExploration: () => `${EXPLORATIONS}/create`,
  exploration,
  /** Asks before a run is deleted; what is deleted leads to its `success`. */
  deleteExploration: (at: Exploration) => `${exploration(at)}/delete`,
  explorationDeleted: (at: Exploration) => `${exploration(at)}/delete/success`,
  shareExploration: (at: Exploration) => `${exploration(at)}/share`,
  /** To be printed. */
  overview: (at: Exploration) => `${exploration(at)}/overview`,

  pois,
  newPoi: (at: Exploration) => `${pois(at)}/create`,
  poi,
  deletePoi: (at: Poi) => `${poi(at)}/delete`,
  poiDeleted: (at: Poi) => `${poi(at)}/delete/success`,

  prerequisites,
  newPrerequisite: (at: Poi) => `${prerequisites(at)}/create`,
  /** By its id. */
  prerequisite: ({ prerequisite, ...at }: Poi & { prerequisite: number }) => `${prerequisites(at)}/${prerequisite}`,
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
  /** Where its organiser runs it. */
  event: (at: Battle) => `${battle(at)}/event`,
  battleProgress: (at: Battle) => `${battle(at)}/progress`,
  battleStatistic: (at: Battle) => `${battle(at)}/statistic`,
  battleRanking: (at: Battle) => `${battle(at)}/ranking`,
  shareBattle,
  /** The QR code of one card; `join` is the address it leads to. */
  joinCode: ({ join, ...at }: Battle & { join: string }) => `${shareBattle(at)}/${e(join)}`,
  deleteBattle: (at: Battle) => `${battle(at)}/delete`,
  battleDeleted: (at: Battle) => `${battle(at)}/delete/success`,

  licenses: () => LICENSES,
  /** What used its units. By the id of the licence, as below. */
  licenseStatistic: ({ license }: { license: number }) => `${LICENSES}/${license}/statistic`,
  /** Where units are taken by hand. */
  licenseContingent: ({ license }: { license: number }) => `${LICENSES}/${license}/contingent`,

  /** Licences of all accounts, for owners. */
  grants: () => GRANTS,
  newGrant: () => `${GRANTS}/create`,

  /** What the account is. */
  user: () => USER,
  /** Its profile form. */
  account: () => `${USER}/account`,
  /** Asks for the mail with the code. */
  deletion: () => DELETION,
  /** Where that mail leads. */
  deleteAccount: ({ code }: { code: string }) => `${DELETION}/${e(code)}`,
  accountDeleted: () => `${DELETION}/success`,
};
