import type { Db } from '#db/store.ts';
import { cachedContentOf, type PlayedContentRows } from '../cached-content.repository.ts';
import { finishedAt } from '../finish.service.ts';
import {
  type ActivityRow,
  type ActivityRows,
  type EventTeamRow,
  readActivity,
  type WrongRow,
} from './team-activity.repository.ts';

/** The activity of a team of a battle; times in milliseconds. */
export interface ActiveTeam {
  row: EventTeamRow;
  finished: boolean;
  tasksCompleted: number;
  totalTasks: number;
  /** Last answer, bought hint or arrival. */
  lastActivityAt: number | null;
  /** Last solved task, arrival or poi that the organiser opened. */
  lastProgressAt: number | null;
  /** Where the team was active last. */
  poi: { id: number; name: string } | null;
  /** Unsolved tasks with wrong tries. */
  wrongTries: { task: { id: number; name: string }; wrong: number; lastAt: number | null }[];
}

/** All teams of a battle with their activity, and when its last pause ended. */
export async function readTeamActivity(
  db: Db,
  battleId: number,
): Promise<{ teams: ActiveTeam[]; resumedAt: Date | null }> {
  const rows = await readActivity(db, battleId);
  const contents = new Map<number, PlayedContentRows>();
  for (const { explorationId, revision } of rows.teams)
    if (!contents.has(explorationId))
      contents.set(explorationId, await cachedContentOf(db, { explorationId, revision }));
  const places = new Map([...contents].map(([id, content]) => [id, placesOf(content)]));
  const teams = rows.teams.map((row) => {
    const [content, place] = [contents.get(row.explorationId), places.get(row.explorationId)];
    if (!content || !place) throw new Error(`no content of exploration ${row.explorationId}`);
    return toActiveTeam(row, { content, place, marks: marksOf(rows, row.id) });
  });
  return { teams, resumedAt: rows.resumedAt };
}

/** Where each task and hint of a run is. */
function placesOf({ taskById, hints }: PlayedContentRows) {
  const ofHint = new Map([...hints.values()].flat().map(({ id, poiId }) => [id, poiId]));
  return {
    ofTask: (id: number) => taskById.get(id)?.poiId,
    ofHint: (id: number) => ofHint.get(id),
  };
}

interface Marks {
  solved: ActivityRow[];
  bought: ActivityRow[];
  arrived: ActivityRow[];
  opened: ActivityRow[];
  tried: WrongRow[];
  awaited: ActivityRow[];
}

function marksOf({ solved, bought, arrived, opened, tried, awaited }: ActivityRows, id: number | null): Marks {
  const of = <Row>(rows: ReadonlyMap<number, Row[]>) => (id === null ? [] : (rows.get(id) ?? []));
  return {
    solved: of(solved),
    bought: of(bought),
    arrived: of(arrived),
    opened: of(opened),
    tried: of(tried),
    awaited: of(awaited),
  };
}

interface Known {
  content: PlayedContentRows;
  place: ReturnType<typeof placesOf>;
  marks: Marks;
}

function toActiveTeam(row: EventTeamRow, { content, place, marks }: Known): ActiveTeam {
  const { solved, bought, arrived, opened, tried, awaited } = marks;
  const solvedIds = new Set(solved.map(([, taskId]) => taskId));
  const acts = [
    ...[...solved, ...awaited].map(([, taskId, at]) => ({ poiId: place.ofTask(taskId), at })),
    ...tried.map(([, taskId, , at]) => ({ poiId: place.ofTask(taskId), at: at ?? 0 })),
    ...bought.map(([, hintId, at]) => ({ poiId: place.ofHint(hintId), at })),
    ...arrived.map(([, poiId, at]) => ({ poiId, at })),
  ];
  const last = acts.reduce<(typeof acts)[number] | null>((latest, act) => {
    return latest === null || act.at > latest.at ? act : latest;
  }, null);
  const poi = content.pois.find((each) => each.poi.id === last?.poiId)?.poi;
  return {
    row,
    finished: hasFinished(row, content, marks),
    tasksCompleted: solvedIds.size,
    totalTasks: content.taskById.size,
    lastActivityAt: last?.at || null,
    lastProgressAt: latest([...solved, ...awaited, ...arrived, ...opened].map(([, , at]) => at)),
    poi: poi ? { id: poi.id, name: poi.name } : null,
    wrongTries: tried.flatMap(([, taskId, wrong, lastAt]) => {
      const task = content.taskById.get(taskId);
      return task && !solvedIds.has(taskId) ? [{ task: { id: task.id, name: task.name }, wrong, lastAt }] : [];
    }),
  };
}

function latest(times: readonly number[]): number | null {
  return times.length > 0 ? Math.max(...times) : null;
}

function hasFinished(
  row: EventTeamRow,
  content: PlayedContentRows,
  { solved, arrived, opened, tried, awaited }: Marks,
): boolean {
  const { id, joinedAt, earned, spent, highestNet, solved: solvedTasks } = row;
  if (id === null || joinedAt === null) return false;
  const figures = {
    ...row,
    id,
    joinedAt,
    earned: earned ?? 0,
    spent: spent ?? 0,
    highestNet: highestNet ?? 0,
    solved: solvedTasks ?? 0,
    trial: null,
  };
  const dated = (rows: ActivityRow[]) => new Map(rows.map(([, contentId, at]) => [contentId, new Date(at)]));
  const marks = {
    solvedAt: dated(solved),
    arrivedAt: dated(arrived),
    awaited: dated(awaited),
    opened: new Set(opened.map(([, poiId]) => poiId)),
    wrong: new Map(
      tried.map(([, taskId, wrong, at]) => [taskId, { taskId, wrong, lastAt: at === null ? null : new Date(at) }]),
    ),
  };
  return finishedAt(figures, content, marks) !== null;
}
