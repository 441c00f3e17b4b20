import { closedPois } from '@puzzle-runs/domain/game/choices-made.ts';
import type { GameContent, GamePoi } from '@puzzle-runs/domain/game/game.ts';
import { newProgress, type Progress } from '@puzzle-runs/domain/game/progress.ts';
import { type Standing, standingOf } from '@puzzle-runs/domain/game/standing.ts';
import { calendarDay } from '@puzzle-runs/domain/insights/calendar-day.ts';
import {
  type CountedAct,
  type CountedPlayer,
  type CountedPoi,
  countAct,
} from '@puzzle-runs/domain/insights/count-act.ts';
import { tallyChange } from '@puzzle-runs/domain/insights/figures.ts';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import type { Tx } from '#db/store.ts';
import { startOfPlay } from '#mapping/battle-timing.ts';
import type { PlayedContentRows } from '../read/cached-content.repository.ts';
import { ownContentOf } from '../submit/game-of-run.ts';
import { addToCounters, insertTally, type TallyRow, updateTally } from './tallies.repository.ts';

const HOUR_MS = 3_600_000;

/** A participation after an act. */
interface Counting {
  participation: { id: number; explorationId: number };
  /** Undefined for trials. */
  tally: TallyRow | undefined;
  game: GameContent;
  progress: Progress;
  at: Date;
}

/** Counts an act of a player, in its transaction. */
export function countForInsights(
  tx: Tx,
  { participation, tally: row, game, progress, at }: Counting,
  act: CountedAct,
): void {
  if (!row) return;
  const tally = countAct(row.tally, act, { pois: countedPois(game), player: playerAt(game, progress, at) });
  updateTally(tx, { participationId: participation.id, tally, activeHour: hourOf(at) });
  addToCounters(tx, { ...row, explorationId: participation.explorationId }, tallyChange(row.tally, tally));
}

interface Beginning {
  participation: {
    id: number;
    explorationId: number;
    battleId: number | null;
    joinedAt: Date;
    startsAt: Date | null;
    startDelay: number;
    poiOrder: readonly number[] | null;
  };
  content: PlayedContentRows;
  language: Language;
  /** Of the installation. */
  timeZone: string;
}

/** Counts a participation that has just begun. */
export async function countBeginning(tx: Tx, { participation, content, language, timeZone }: Beginning): Promise<void> {
  const { id, explorationId, battleId, joinedAt } = participation;
  const joined = joinedAt.getTime();
  const progress = newProgress({ joinedAt: joined, startedAt: startOfPlay(participation) });
  const game = ownContentOf(content, participation);
  const player = playerAt(game, progress, joinedAt);
  const tally = countAct({}, { kind: 'join' }, { pois: countedPois(game), player });
  const key = {
    participationId: id,
    explorationId,
    battleId: battleId ?? 0,
    lang: language,
    day: calendarDay(joined, timeZone),
  };
  insertTally(tx, { ...key, activeHour: hourOf(joinedAt), tally });
  addToCounters(tx, key, tally);
}

function hourOf(at: Date): number {
  return Math.floor(at.getTime() / HOUR_MS);
}

/** The player at a time, as the insights count them. */
function playerAt(game: GameContent, progress: Progress, at: Date): CountedPlayer {
  return playerOf(game, standingOf(progress), progress, at.getTime());
}

/** `at`: milliseconds. */
export function playerOf(
  { finish, pois }: GameContent,
  {
    net: netPoints,
    highestNet: highestNetPoints,
    solved: solvedTasks,
  }: Pick<Standing, 'net' | 'highestNet' | 'solved'>,
  {
    startedAt,
    done,
    finishedAt,
    solved,
    opened,
  }: Pick<Progress, 'startedAt' | 'done' | 'finishedAt' | 'solved' | 'opened'>,
  at: number,
): CountedPlayer {
  const isFinished = finishedAt !== null && finishedAt <= at;
  return {
    netPoints,
    highestNetPoints,
    solvedTasks,
    done: [...done].flatMap(([poiId, doneAt]) => (doneAt <= at ? [poiId] : [])),
    closed: closedPois({ pois }, { solved: new Map([...solved].filter(([, mark]) => mark.at <= at)), opened }),
    seconds: Math.max((at - startedAt) / 1_000, 0),
    ...(finish.rule !== 'nothing_open' && { finished: isFinished }),
  };
}

const counted = new WeakMap<readonly GamePoi[], CountedPoi[]>();

/** The part of the content that decides what is counted. */
export function countedPois({ pois }: GameContent): CountedPoi[] {
  let known = counted.get(pois);
  if (!known) counted.set(pois, (known = pois.map((poi) => ({ ...poi, arrivalRadius: poi.arrival.radius }))));
  return known;
}
