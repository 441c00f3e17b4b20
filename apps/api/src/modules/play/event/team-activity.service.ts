import { finishedAt } from '@puzzle-runs/domain/game/finish.ts';
import type { Progress } from '@puzzle-runs/domain/game/progress.ts';
import { nextPoi } from '@puzzle-runs/domain/game/settle.ts';
import { awaitsVerdict } from '@puzzle-runs/domain/photo/photo-review.ts';
import type { Db } from '#db/store.ts';
import { cachedContentOf, type PlayedContentRows } from '../read/cached-content.repository.ts';
import { ownContentOf } from '../submit/game-of-run.ts';
import { listMarks, toProgress } from '../submit/progress.repository.ts';
import { type EventTeamRow, type PlayingTeamRow, readTeams } from './team-activity.repository.ts';

/** The activity of a team of a battle; times in milliseconds. */
export interface ActiveTeam {
  row: EventTeamRow;
  /** Undefined before its first player has joined. */
  playing: PlayingTeamRow | undefined;
  finished: boolean;
  tasksCompleted: number;
  totalTasks: number;
  /** Last answer, bought hint or arrival. */
  lastActivityAt: number | null;
  /** Last solved task, arrival or poi that the organiser opened. */
  lastProgressAt: number | null;
  /** Where the team was active last. */
  poi: { id: number; name: string } | null;
  /** The first poi in its order that is open and not done; null where the run and the battle give no order. */
  next: { id: number; name: string } | null;
  /** Unsolved tasks with wrong tries. */
  wrongTries: { task: { id: number; name: string }; wrong: number; lastAt: number | null }[];
}

/** All teams of a battle with their activity at a time, and when its last pause ended. */
export async function readTeamActivity(
  db: Db,
  battleId: number,
  at: Date,
): Promise<{ teams: ActiveTeam[]; resumedAt: Date | null }> {
  const { teams: rows, playing, resumedAt } = await readTeams(db, battleId);
  const marks = await listMarks(
    db,
    playing.map(({ id }) => id),
  );
  const played = new Map(playing.map((row) => [row.participantId, row]));
  const teams: ActiveTeam[] = [];
  for (const row of rows) {
    const content = await cachedContentOf(db, row);
    const team = played.get(row.participantId);
    const progress = team && toProgress(team, marks(team.id));
    teams.push({ row, playing: team, ...activityOf(progress, content, { poiOrder: team?.poiOrder ?? null, at }) });
  }
  return { teams, resumedAt };
}

const NOTHING_DONE = {
  finished: false,
  tasksCompleted: 0,
  lastActivityAt: null,
  lastProgressAt: null,
  poi: null,
  next: null,
  wrongTries: [],
};

function activityOf(
  progress: Progress | undefined,
  content: PlayedContentRows,
  { poiOrder, at }: { poiOrder: readonly number[] | null; at: Date },
) {
  const { pois, taskById } = content;
  // A team that waits for room has that poi as its next.
  const game = { ...ownContentOf(content, { poiOrder }), trial: null, room: null };
  const hasOrder = poiOrder !== null || game.route === 'in_order';
  if (!progress) return { ...NOTHING_DONE, totalTasks: taskById.size };
  const { solved, tries, bought, arrived, opened } = progress;
  const poiOfTask = (id: number) => game.taskById.get(id)?.poi.id;
  const solutions = [...solved].map(([id, { at }]) => ({ poiId: poiOfTask(id), at }));
  const arrivals = [...arrived].map(([poiId, { at }]) => ({ poiId, at }));
  const awaited = [...progress.photos].flatMap(([id, photo]) => {
    return awaitsVerdict(photo) ? [{ poiId: poiOfTask(id), at: photo.sentAt }] : [];
  });
  const acts: { poiId: number | undefined; at: number }[] = [
    ...solutions,
    ...awaited,
    ...[...tries].map(([id, { lastAt }]) => ({ poiId: poiOfTask(id), at: lastAt ?? 0 })),
    ...[...bought].map(([id, { at }]) => ({ poiId: game.hintById.get(id)?.poi.id, at })),
    ...arrivals,
  ];
  const last = acts.toSorted((a, b) => b.at - a.at)[0];
  const nameOf = (id: number | undefined) => {
    const poi = pois.find((each) => each.poi.id === id)?.poi;
    return poi ? { id: poi.id, name: poi.name } : null;
  };
  const progressed = [...solutions, ...awaited, ...arrivals].map(({ at }) => at);
  return {
    finished: finishedAt(game, progress) !== null,
    tasksCompleted: solved.size,
    totalTasks: taskById.size,
    lastActivityAt: last?.at || null,
    lastProgressAt: latest([...progressed, ...opened.values()]),
    poi: nameOf(last?.poiId),
    next: hasOrder ? nameOf(nextPoi(game, progress, at.getTime())?.id) : null,
    wrongTries: [...tries].flatMap(([id, { wrong, lastAt }]) => {
      const task = taskById.get(id);
      return task && !solved.has(id) ? [{ task: { id: task.id, name: task.name }, wrong, lastAt }] : [];
    }),
  };
}

function latest(times: readonly number[]): number | null {
  return times.length > 0 ? Math.max(...times) : null;
}
