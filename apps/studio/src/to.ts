import { withAlert } from '@puzzle-runs/web/alert-address.ts';
import type { AlertCode } from '#shell/alerts.ts';

const e = encodeURIComponent;

interface Login {
  /** Where somebody wanted to go, see `shell/wanted.ts`. */
  wanted?: string | undefined;
  alert?: AlertCode | undefined;
}

interface Run {
  /** Slug, as every name below. */
  exploration: string;
}

interface Spot extends Run {
  poi: string;
}

interface Versus {
  battle: string;
}

const USER = '/management/user';
const RUNS = '/management/exploration';
const TEAMS = '/management/team';
const BATTLES = '/management/battle';
const LICENSES = '/management/license';
const GRANTS = '/management/subscription';
const DELETION = `${USER}/account/delete`;

const run = ({ exploration }: Run) => `${RUNS}/${e(exploration)}`;
const spots = (at: Run) => `${run(at)}/poi`;
const spot = ({ poi, ...at }: Spot) => `${spots(at)}/${e(poi)}`;
const qualifiers = (at: Spot) => `${spot(at)}/prerequisite`;
const quests = (at: Spot) => `${spot(at)}/task`;

const battle = (at: Versus) => `${BATTLES}/${e(at.battle)}`;
const shareBattle = (at: Versus) => `${battle(at)}/share`;

/** Every address of the studio; nobody else writes one. `create` stands where the slug of something new will be (specification 2, part 2). */
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

  runs: () => RUNS,
  newRun: () => `${RUNS}/create`,
  run,
  /** Asks before a run is deleted; what is deleted leads to its `success`. */
  deleteRun: (at: Run) => `${run(at)}/delete`,
  runDeleted: (at: Run) => `${run(at)}/delete/success`,
  shareRun: (at: Run) => `${run(at)}/share`,
  /** To be printed. */
  overview: (at: Run) => `${run(at)}/overview`,

  spots,
  newSpot: (at: Run) => `${spots(at)}/create`,
  spot,
  deleteSpot: (at: Spot) => `${spot(at)}/delete`,
  spotDeleted: (at: Spot) => `${spot(at)}/delete/success`,

  qualifiers,
  newQualifier: (at: Spot) => `${qualifiers(at)}/create`,
  /** By its id. */
  qualifier: ({ prerequisite, ...at }: Spot & { prerequisite: number }) => `${qualifiers(at)}/${prerequisite}`,
  deleteQualifier: (at: Spot & { prerequisite: number }) => `${to.qualifier(at)}/delete`,
  qualifierDeleted: (at: Spot & { prerequisite: number }) => `${to.qualifier(at)}/delete/success`,

  quests,
  newQuest: (at: Spot) => `${quests(at)}/create`,
  quest: ({ task, ...at }: Spot & { task: string }) => `${quests(at)}/${e(task)}`,
  deleteQuest: (at: Spot & { task: string }) => `${to.quest(at)}/delete`,
  questDeleted: (at: Spot & { task: string }) => `${to.quest(at)}/delete/success`,

  teams: () => TEAMS,
  newTeam: () => `${TEAMS}/create`,
  team: ({ team }: { team: string }) => `${TEAMS}/${e(team)}`,
  deleteTeam: (at: { team: string }) => `${to.team(at)}/delete`,
  teamDeleted: (at: { team: string }) => `${to.team(at)}/delete/success`,

  battles: () => BATTLES,
  newBattle: () => `${BATTLES}/create`,
  battle,
  /** Where its organiser runs it. */
  event: (at: Versus) => `${battle(at)}/event`,
  battleProgress: (at: Versus) => `${battle(at)}/progress`,
  battleStatistic: (at: Versus) => `${battle(at)}/statistic`,
  battleRanking: (at: Versus) => `${battle(at)}/ranking`,
  shareBattle,
  /** The QR code of one card; `join` is the address it leads to. */
  joinCode: ({ join, ...at }: Versus & { join: string }) => `${shareBattle(at)}/${e(join)}`,
  deleteBattle: (at: Versus) => `${battle(at)}/delete`,
  battleDeleted: (at: Versus) => `${battle(at)}/delete/success`,

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
