import { hintsOf } from '@puzzle-runs/contract/mapping/hints-of.ts';
import type { OfflineContent, OfflinePoi, OfflineTask } from '@puzzle-runs/contract/offline/offline-content.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { OpenPoi, PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import type { PlayedPhoto, PlayedTask } from '@puzzle-runs/contract/task.ts';
import { playingSince } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import { type Game, type GamePoi, type GameTask, indexContent, PLAIN_RULES } from '@puzzle-runs/domain/game/game.ts';
import { NOTHING_UNLISTED, type Progress, type SentPhoto } from '@puzzle-runs/domain/game/progress.ts';
import { standingOf } from '@puzzle-runs/domain/game/standing.ts';
import { hintTimingIn } from '@puzzle-runs/domain/poi/hint-timing.ts';
import type { Condition } from '@puzzle-runs/domain/poi/qualifiers.ts';

/** A game that the phone can judge: the package with the answers, and the server's last response. */
export interface OfflineGame {
  content: OfflineContent;
  joined: JoinedPois;
  /** What the rules need of both. */
  game: Game;
  /** In the response. */
  start: Progress;
}

export function offlineGame(content: OfflineContent, joined: JoinedPois): OfflineGame {
  return { content, joined, game: gameOf(content, joined), start: progressIn(joined, content) };
}

/**
 * The game of the server's last response, with the answers of the package. Where both show the same, the response is
 * newer.
 */
function gameOf(
  { organiser_code, pois, finish = PLAIN_RULES.finish }: OfflineContent,
  { rows, schedule }: JoinedPois,
): Game {
  const packed = new Map(pois.map((poi) => [poi.id, poi]));
  const time = (text: string | null) => (text === null ? null : Date.parse(text));
  return {
    ...indexContent(
      rows.map((row) => gamePoi(row, packed.get(row.id))),
      { route: rows.some(waitsForBefore) ? 'in_order' : 'free', finish },
    ),
    schedule: schedule && {
      startsAt: time(schedule.starts_at),
      endsAt: time(schedule.ends_at),
      state: schedule.state,
    },
    organiserCode: organiser_code,
    mayHoldAnswers: true,
    trial: null,
    room: null,
  };
}

/** Whether the order of the run keeps a poi closed: the response shows that as a condition without an id. */
function waitsForBefore({ Conditions = [] }: PlayedPoi): boolean {
  return Conditions.some(({ id }) => id === undefined);
}

/** `packed`: undefined for a poi that is newer than the package. */
function gamePoi(row: PlayedPoi, packed: OfflinePoi | undefined): GamePoi {
  const { radius, wait_minutes: waitMinutes, code, target } = packed?.arrival ?? NO_ARRIVAL;
  return {
    id: row.id,
    locationType: packed?.location_type ?? (row.unlocked ? row.location_type : 'hint'),
    ...gateOf(row, packed),
    arrival: { radius: row.unlocked ? row.arrival.radius : radius, waitMinutes, code, target },
    tasks: tasksOf(row, packed),
    hints: hintsIn(row, packed),
  };
}

/** What the response says. Only the package names the tasks and options of a condition. */
function gateOf({ UnlockPrerequisites, Conditions = [], unlock_mode }: PlayedPoi, packed: OfflinePoi | undefined) {
  const figures = UnlockPrerequisites.map(({ id, unlock_type, value }) => ({ id, unlock_type, value }));
  const named = Conditions.flatMap(({ id, unlock_type, value, remaining, pois }): (Condition & { id: number })[] => {
    if (id === undefined) return [];
    if (pois) return [{ id, unlock_type: 'poi_list', value, pois }];
    const known = packed?.conditions?.find((condition) => condition.id === id);
    if (known) return [{ ...known, value }];
    // newer than the package
    return unlock_type === 'decision'
      ? [{ id, unlock_type, value: remaining, task: 0, options: [] }]
      : [{ id, unlock_type: 'task_list', value: remaining, tasks: [] }];
  });
  return { prerequisites: [...figures, ...named], unlockMode: unlock_mode };
}

const NO_ARRIVAL: OfflinePoi['arrival'] = { radius: null, wait_minutes: null, code: null, target: null };

/** Those of the response, or before it shows any, those of the package. */
function tasksOf(row: PlayedPoi, packed: OfflinePoi | undefined): readonly GameTask[] {
  const seen = tasksIn(row);
  if (seen.length === 0) return packed?.tasks.map((task) => gameTask(task, task)) ?? [];
  return seen.map((task) =>
    gameTask(
      task,
      packed?.tasks.find(({ id }) => id === task.id),
    ),
  );
}

/** The tasks that a response shows of a poi. */
export function tasksIn(row: PlayedPoi): readonly PlayedTask[] {
  return row.unlocked ? row.Tasks : [];
}

/** @param packed the task in the package; undefined for one that is newer, which the phone cannot judge */
function gameTask(shown: PlayedTask | OfflineTask, packed: OfflineTask | undefined): GameTask {
  const { id, points, attempts, task_type: taskType, partial = false } = shown;
  // A package from before explanations does not say when they are shown.
  const isRevealed = 'revealed_answer' in shown && shown.revealed_answer !== null;
  const isSameKind = packed?.task_type === taskType;
  return {
    id,
    points,
    attempts,
    partial,
    explainAfterAttempts: packed?.explain_after_attempts ?? isRevealed,
    taskType,
    pieces: piecesIn(shown, packed),
    solution: isSameKind ? { content: packed.solution, translations: packed.translations ?? [] } : null,
  };
}

/** No task has it. */
const UNKNOWN = 0;

/** The response shows how many there are, and only the package names those that the player has not seen. */
function piecesIn({ pieces = [] }: PlayedTask | OfflineTask, packed: OfflineTask | undefined): readonly number[] {
  const named = packed?.pieces?.length === pieces.length ? packed.pieces : [];
  return pieces.map((piece, index) => {
    if (typeof piece === 'number') return piece;
    return piece.task_id ?? named[index] ?? UNKNOWN;
  });
}

/** Only those of the package have a value that the phone can show. */
function hintsIn(row: PlayedPoi, packed: OfflinePoi | undefined): GamePoi['hints'] {
  const seen = row.unlocked ? hintsOf(row) : [];
  return (packed ? hintsOf(packed) : []).map((hint) => {
    const shown = seen.find(({ id }) => id === hint.id) ?? hint;
    return { id: hint.id, cost: shown.cost, timing: hintTimingIn(shown) };
  });
}

/**
 * The progress that the server's last response shows; its standing is that of the response. Times are in milliseconds
 * on the server's clock, and those that the response does not tell are the time of joining.
 */
function progressIn(joined: JoinedPois, content: OfflineContent): Progress {
  const { netPoints: net, spentPoints: spent, adjustedPoints: adjusted } = joined.progress;
  const { tasks_completed, joined_at, finished_at } = joined.progress;
  const joinedAt = Date.parse(joined_at);
  const startsAt = joined.schedule?.starts_at ?? null;
  const open = joined.rows.filter((poi) => poi.unlocked);
  const tasks = open.flatMap(tasksIn);
  const hints = open.flatMap(hintsOf);
  const listed: Progress = {
    joinedAt,
    startedAt: playingSince(joinedAt, startsAt === null ? null : Date.parse(startsAt)),
    solved: new Map(
      tasks
        .filter(({ progressed }) => progressed)
        .map((task) => {
          const points = (task.task_type === 'photo' ? task.photo?.points : undefined) ?? task.points;
          const at = Date.parse(task.progressed_at ?? joined_at);
          return [task.id, { points, at, answer: task.answer, by: null }];
        }),
    ),
    tries: new Map(
      tasks
        .map(({ id, attempts, remaining_attempts, best_try, partial_points }) => {
          const wrong = (attempts ?? 0) - (remaining_attempts ?? 0);
          // Games that an earlier version has stored know neither.
          return [id, { wrong, best: best_try ?? null, points: partial_points ?? 0, lastAt: null }] as const;
        })
        .filter(([, { wrong, best, points }]) => wrong > 0 || best !== null || points > 0),
    ),
    photos: new Map(
      tasks.flatMap((task) =>
        task.task_type === 'photo' && task.photo ? [[task.id, sentPhoto(task.photo, joinedAt)]] : [],
      ),
    ),
    bought: new Map(hints.filter(({ progressed }) => progressed).map(({ id, cost }) => [id, { cost, at: joinedAt }])),
    arrived: new Map(
      open
        .filter(({ arrival }) => arrival.arrived)
        .map((poi) => {
          const at = poi.arrival.required && poi.location_type !== 'hint' ? minutesSince(poi) : null;
          return [poi.id, { at: at ?? joinedAt, via: 'position' }];
        }),
    ),
    opened: new Map(open.map((poi) => [poi.id, minutesSince(poi) ?? joinedAt])),
    done: new Map(open.filter(({ done }) => done).map(({ id }) => [id, joinedAt])),
    finishedAt: content.finish && finished_at !== null ? Date.parse(finished_at) : null,
    way: null,
    adjusted,
    highestNet: Math.max(net, figureOf(joined, 'points', [content.highest_net_points, net])),
    unlisted: NOTHING_UNLISTED,
  };
  const sums = standingOf(listed);
  const solved = Math.max(tasks_completed, sums.solved, figureOf(joined, 'tasks', [content.solved_tasks]));
  return {
    ...listed,
    unlisted: {
      earned: net + spent - adjusted - sums.earned,
      spent: spent - sums.spent,
      solved: solved - sums.solved,
      // The wait for reporting an arrival begins with all progress, also with arrivals, whose times the response does
      // not tell.
      lastSolvedAt: latest(open.map((poi) => waitingSince(poi, content))),
      tieBreakAt: null,
      wrong: new Map(open.map((poi) => [poi.id, hiddenTries(poi, listed)])),
    },
  };
}

/** Since when the minutes of the hints of a poi count; null where none count. */
function minutesSince({ hint_progress }: OpenPoi): number | null {
  const since = hint_progress?.since ?? null;
  return since === null ? null : Date.parse(since);
}

/** Wrong answers at a poi of which the response does not tell the task: it tells only those of limited attempts. */
function hiddenTries({ Tasks, hint_progress }: OpenPoi, { tries }: Progress): number {
  const listed = Tasks.reduce((sum, { id }) => sum + (tries.get(id)?.wrong ?? 0), 0);
  return Math.max((hint_progress?.wrong_tries ?? 0) - listed, 0);
}

/**
 * The figure that prerequisites of one kind compare with. An unmet prerequisite reveals it exactly; if all are met, the
 * largest one is enough.
 */
function figureOf({ rows }: JoinedPois, kind: 'points' | 'tasks', known: readonly number[]): number {
  const prerequisites = rows
    .flatMap((poi) => poi.UnlockPrerequisites)
    .filter(({ unlock_type }) => unlock_type === kind);
  const exact = prerequisites.filter(({ remaining }) => remaining > 0).map(({ value, remaining }) => value - remaining);
  return exact.length > 0 ? Math.max(...exact) : Math.max(...known, ...prerequisites.map(({ value }) => value));
}

/** The photo that a team sees as accepted although it may replace it is one that the reviewer has not seen. */
function sentPhoto({ id, state, reason, may_retake }: PlayedPhoto, sentAt: number): SentPhoto {
  const isUnseen = state === 'accepted' && may_retake;
  const review = state === 'pending' ? 'before' : 'after';
  return { id, member: null, review, state: isUnseen ? 'pending' : state, reason, sentAt };
}

/** When the wait for reporting an arrival began; null where the poi has none. */
function waitingSince({ id, arrival: { self_report_from: from } }: OpenPoi, { pois }: OfflineContent): number | null {
  const minutes = pois.find((poi) => poi.id === id)?.arrival.wait_minutes ?? null;
  return from === null || minutes === null ? null : Date.parse(from) - minutes * 60_000;
}

function latest(times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length > 0 ? Math.max(...known) : null;
}
