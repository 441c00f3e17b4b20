import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import { countOf, sharesOfTotal } from '@puzzle-runs/domain/battle/team-statistic.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { rankBattle } from '#modules/play/score/ranking.service.ts';
import { type BattleActRow, listPointActs } from '../battles/battle-acts.repository.ts';
import { getOwnBattle } from '../battles/battles.repository.ts';
import { isoWriter } from './iso-time.ts';
import {
  type ExplorationOutline,
  listBought,
  listDeletedMarks,
  listSolved,
  listStandings,
  listTeamArrivals,
  readOutline,
  type StandingRow,
} from './standings.repository.ts';
import { poisWithoutMarks, type TeamResult, toEntry } from './statistic-entry.ts';
import { arrivalsByTeam, marksByTeam, NO_MARKS } from './team-marks.ts';

interface StatisticQuery {
  /** Slug of an own battle. */
  slug: string;
  /** Limits the statistic to one team. */
  teamId?: number | undefined;
}

/**
 * Tasks, hints, times and points of the teams of an own battle, by name; with `teamId`, of one team.
 * @throws `not_found`.
 */
export async function readStatistic(
  { store: { db } }: Pick<Deps, 'store'>,
  { user_id }: Session,
  wanted: StatisticQuery,
): Promise<StatisticEntry[]> {
  return [...(await entriesOf(db, user_id, wanted)).rows];
}

/** Like `readStatistic`, as JSON in chunks: a hundred teams are three megabytes. */
export async function writeStatistic(
  { store: { db } }: Pick<Deps, 'store'>,
  { user_id }: Session,
  wanted: StatisticQuery,
): Promise<Iterable<string>> {
  return pageOf(await entriesOf(db, user_id, wanted));
}

/** Characters per chunk: each chunk costs a system call. */
const PIECE = 200_000;

function* pageOf({ count, rows }: Entries): Generator<string> {
  let piece = `{"count":${count},"rows":[`;
  let comma = '';
  for (const row of rows) {
    piece += comma + JSON.stringify(row);
    comma = ',';
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}]}`;
}

interface Entries {
  count: number;
  /** Made one by one, because all of them are large. */
  rows: Iterable<StatisticEntry>;
}

async function entriesOf(db: Db, userId: number, { slug, teamId }: StatisticQuery): Promise<Entries> {
  const battle = await getOwnBattle(db, userId, { slug });
  const { id } = battle;
  const places = new Map((await rankBattle(db, id, battle)).map(({ Team, place }) => [Team.id, place]));
  const [standings, acts] = [await listStandings(db, id), await listPointActs(db, id)];
  const iso = isoWriter();
  const explorations = await explorationsOf(db, standings);
  const { task = [], hint = [] } = Object.groupBy(await listDeletedMarks(db, id), ([, kind]) => kind);
  const solved = marksByTeam(await listSolved(db, id), task);
  const bought = marksByTeam(await listBought(db, id), hint);
  const arrivals = arrivalsByTeam(await listTeamArrivals(db, id));
  const share = sharesOfTeams(standings, { solved, bought });
  const teams = standings
    .map((standing, index) => {
      const place = places.get(standing.team.id) ?? standings.length;
      return { standing, place, shares: share(index) };
    })
    .filter(({ standing }) => teamId === undefined || standing.team.id === teamId);
  const found = { solved, bought, arrivals, acts, explorations, times: battle, iso };
  return { count: teams.length, rows: entries(teams, found) };
}

interface Found {
  solved: MarksByTeam;
  bought: MarksByTeam;
  arrivals: ReturnType<typeof arrivalsByTeam>;
  acts: BattleActRow[];
  times: TeamResult['times'];
  explorations: Map<number, Exploration>;
  iso: (ms: number) => string;
}

type Exploration = Pick<TeamResult, 'outline' | 'pois'>;

type Team = { standing: StandingRow; place: number; shares: StatisticEntry['shares'] };

function* entries(
  teams: Team[],
  { solved, bought, arrivals, acts, explorations, times, iso }: Found,
): Generator<StatisticEntry> {
  for (const { standing, place, shares } of teams) {
    yield toEntry(standing, {
      ...(explorations.get(standing.exploration.id) ?? explorationOf([])),
      solved: solved.get(standing.participationId) ?? NO_MARKS,
      bought: bought.get(standing.participationId) ?? NO_MARKS,
      arrivals: arrivals.get(standing.participationId) ?? new Map(),
      acts: presentActs(acts, standing.team.id),
      shares,
      place,
      times,
      iso,
    });
  }
}

async function explorationsOf(db: Db, standings: StandingRow[]): Promise<Map<number, Exploration>> {
  const ids = [...new Set(standings.map(({ exploration }) => exploration.id))];
  return new Map(await Promise.all(ids.map(async (id) => [id, explorationOf(await readOutline(db, id))] as const)));
}

function explorationOf(outline: ExplorationOutline): Exploration {
  return { outline, pois: poisWithoutMarks(outline) };
}

type MarksByTeam = ReturnType<typeof marksByTeam>;

/** Each team's share of all points, tasks and hints. */
function sharesOfTeams(standings: StandingRow[], { solved, bought }: { solved: MarksByTeam; bought: MarksByTeam }) {
  const points = sharesOfTotal(standings.map(({ earned }) => earned ?? 0));
  const tasks = sharesOfTotal(standings.map(({ participationId }) => countOf(solved.get(participationId) ?? NO_MARKS)));
  const hints = sharesOfTotal(standings.map(({ participationId }) => countOf(bought.get(participationId) ?? NO_MARKS)));
  return (index: number) => ({ points: points[index] ?? 0, tasks: tasks[index] ?? 0, hints: hints[index] ?? 0 });
}

/** Point adjustments of a team since its progress was last deleted. */
function presentActs(acts: BattleActRow[], teamId: number): BattleActRow[] {
  const own = acts.filter((act) => act.teamId === teamId);
  return own.slice(own.findLastIndex(({ kind }) => kind === 'progress_deleted') + 1);
}
