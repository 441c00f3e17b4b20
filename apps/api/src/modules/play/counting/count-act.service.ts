import { playingSince } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import { calendarDay } from '@puzzle-runs/domain/insights/calendar-day.ts';
import { type CountedAct, type CountedPoi, countAct } from '@puzzle-runs/domain/insights/count-act.ts';
import { tallyChange } from '@puzzle-runs/domain/insights/figures.ts';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { netPoints } from '@puzzle-runs/domain/progress/points.ts';
import type { Db, Tx } from '#db/store.ts';
import { findCachedContent, type PlayedContentRows, readContent } from '../cached-content.repository.ts';
import type { Participation } from '../play.repository.ts';
import { addToCounters, insertTally, type TallyRow, updateTally } from './tallies.repository.ts';

const HOUR_MS = 3_600_000;

/** The figures of a participation that decide what is counted. */
export type CountedParticipation = Pick<
  Participation,
  'id' | 'explorationId' | 'earned' | 'spent' | 'adjusted' | 'highestNet' | 'solved' | 'joinedAt' | 'lastSolvedAt'
> & { startsAt: Date | null };

/** The counted tally of a participation, and the content in which the act happened. */
interface Counting {
  participation: CountedParticipation;
  /** Null for trials, and for participations that the job has not counted yet; the job counts this act, too. */
  tally: Pick<TallyRow, 'battleId' | 'lang' | 'day' | 'tally'> | null;
  content: PlayedContentRows | undefined;
  at: Date;
}

/** Counts an act of a player, in its transaction; `gained` are the points of a solved task. */
export async function countForInsights(
  tx: Tx,
  { participation, tally: row, content, at }: Counting,
  act: CountedAct & { gained?: number; paid?: number },
): Promise<void> {
  if (!row) return;
  const { id, explorationId } = participation;
  const pois = countedPois(content ?? (await readContent(tx, explorationId)));
  const tally = countAct(row.tally, act, { pois, player: playerAfter(participation, act, at) });
  updateTally(tx, { participationId: id, tally, activeHour: hourOf(at) });
  addToCounters(tx, { ...row, explorationId }, tallyChange(row.tally, tally));
}

/** Seconds since the last solved task or, if later, the arrival at the poi. */
export function secondsForTask(
  { joinedAt, startsAt, lastSolvedAt }: Pick<CountedParticipation, 'joinedAt' | 'startsAt' | 'lastSolvedAt'>,
  arrivedAt: Date | null,
  at: Date,
): number {
  const started = playingSince(joinedAt.getTime(), startsAt?.getTime() ?? null);
  const since = Math.max(started, lastSolvedAt?.getTime() ?? 0, arrivedAt?.getTime() ?? 0);
  return (at.getTime() - since) / 1_000;
}

interface Beginning {
  participation: Pick<CountedParticipation, 'id' | 'explorationId' | 'joinedAt' | 'startsAt'> & {
    battleId: number | null;
    revision: number;
  };
  language: Language;
  /** Of the installation. */
  timeZone: string;
  /** The handle of plain reads, to which the cached content belongs. */
  reads: Db;
}

const NO_PROGRESS = { earned: 0, spent: 0, adjusted: 0, highestNet: 0, solved: 0, lastSolvedAt: null };

/** Counts a participation that has just begun. */
export async function countBeginning(tx: Tx, { participation, language, timeZone, reads }: Beginning): Promise<void> {
  const { id, explorationId, battleId, joinedAt } = participation;
  const pois = countedPois(findCachedContent(reads, participation) ?? (await readContent(tx, explorationId)));
  const act = { kind: 'join' } as const;
  const player = playerAfter({ ...NO_PROGRESS, ...participation }, act, joinedAt);
  const row = { participationId: id, explorationId, battleId, lang: language, joinedAt, activeAt: joinedAt, timeZone };
  saveNewTally(tx, { ...row, tally: countAct({}, act, { pois, player }) });
}

export function saveNewTally(
  tx: Tx,
  {
    battleId,
    joinedAt,
    activeAt,
    timeZone,
    ...row
  }: Pick<TallyRow, 'participationId' | 'explorationId' | 'lang' | 'tally'> & {
    battleId: number | null;
    joinedAt: Date;
    activeAt: Date;
    timeZone: string;
  },
): void {
  const key = { ...row, battleId: battleId ?? 0, day: calendarDay(joinedAt.getTime(), timeZone) };
  insertTally(tx, { ...key, activeHour: hourOf(activeAt) });
  addToCounters(tx, key, row.tally);
}

function hourOf(at: Date): number {
  return Math.floor(at.getTime() / HOUR_MS);
}

export function playerAfter(
  { earned, spent, adjusted, highestNet, solved, joinedAt, startsAt }: CountedParticipation,
  { kind, gained = 0, paid = 0 }: { kind: CountedAct['kind']; gained?: number; paid?: number },
  at: Date,
) {
  const net = netPoints(earned + gained, spent + paid, adjusted ?? 0);
  const since = playingSince(joinedAt.getTime(), startsAt?.getTime() ?? null);
  return {
    netPoints: net,
    highestNetPoints: Math.max(highestNet, net),
    solvedTasks: kind === 'solved' || kind === 'accepted' ? solved + 1 : solved,
    seconds: Math.max((at.getTime() - since) / 1_000, 0),
  };
}

const counted = new WeakMap<PlayedContentRows, CountedPoi[]>();

/** The part of the content that decides what is counted. */
export function countedPois(content: PlayedContentRows): CountedPoi[] {
  const known = counted.get(content);
  if (known) return known;
  const pois = content.pois.map(({ poi }) => ({
    id: poi.id,
    arrivalRadius: poi.arrivalRadius,
    prerequisites: (content.prerequisites.get(poi.id) ?? []).map(({ unlockType, value }) => ({
      unlock_type: unlockType,
      value,
    })),
    tasks: content.tasks.get(poi.id) ?? [],
  }));
  counted.set(content, pois);
  return pois;
}
