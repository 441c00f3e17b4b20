import { randomInt } from 'node:crypto';
import { delayUntil, type Pause } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import { orderForTeam, type TeamOrder } from '@puzzle-runs/domain/battle/team-order.ts';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { shuffle } from '@puzzle-runs/domain/tasks/shuffle.ts';
import type { Db, Tx } from '#db/store.ts';
import { countBeginning } from '../counting/count-act.service.ts';
import { findCachedContent, type PlayedContentRows, readContent } from '../read/cached-content.repository.ts';
import { countTeamsBefore, delayTeam, storePoiOrder, type TeamOfBattle } from './begin-play.repository.ts';

const RANDOM_MAX = 2 ** 32;

interface Beginning {
  participation: {
    id: number;
    explorationId: number;
    battleId: number | null;
    teamId: number | null;
    joinedAt: Date;
    /** Of the content of the exploration. */
    revision: number;
  };
  battle: JoinedBattle | null;
  /** Milliseconds by which the team would start later than the battle. */
  startDelay: number;
  language: Language;
  /** Of the installation. */
  timeZone: string;
  /** The handle of plain reads, to which the cached content belongs. */
  reads: Db;
}

interface JoinedBattle {
  startsAt: Date | null;
  pauses: readonly Pause[] | null;
  staggerMinutes: number;
  teamOrder: TeamOrder;
  fixedFirst: boolean;
  fixedLast: boolean;
}

/** Begins a new participation: gives its team the order in which it goes and its own time, and counts it. */
export async function beginPlay(
  tx: Tx,
  { participation, battle, startDelay, language, timeZone, reads }: Beginning,
): Promise<void> {
  const { id, explorationId, battleId, teamId, joinedAt } = participation;
  const content = findCachedContent(reads, participation) ?? (await readContent(tx, explorationId));
  const team = battleId !== null && teamId !== null ? { battleId, teamId, explorationId } : null;
  const poiOrder = battle && team && (await chooseOrder(tx, team, { battle, content }));
  if (poiOrder) await storePoiOrder(tx, id, poiOrder);
  const delay = battle && team ? await startNow(tx, team, { battle, startDelay, joinedAt }) : startDelay;
  const begun = { ...participation, poiOrder, startDelay: delay, startsAt: battle?.startsAt ?? null };
  await countBeginning(tx, { participation: begun, content, language, timeZone });
}

/** In which order a team will go; null: as written. */
async function chooseOrder(
  tx: Tx,
  team: TeamOfBattle,
  { battle, content }: { battle: JoinedBattle; content: PlayedContentRows },
): Promise<readonly number[] | null> {
  const { teamOrder: order, fixedFirst, fixedLast } = battle;
  if (order === 'as_written') return null;
  const number = await countTeamsBefore(tx, team);
  const ids = content.pois.map(({ poi }) => poi.id);
  const mix = <T>(items: readonly T[]) => shuffle(items, () => randomInt(RANDOM_MAX) / RANDOM_MAX);
  return orderForTeam(ids, { order, fixedFirst, fixedLast }, { number, shuffle: mix });
}

/**
 * Where teams start one after the other, the time of a team that joins after its start begins now, so that it loses
 * nothing. Returns its delay behind the battle in milliseconds.
 */
async function startNow(
  tx: Tx,
  team: TeamOfBattle,
  { battle, startDelay, joinedAt }: { battle: JoinedBattle; startDelay: number; joinedAt: Date },
): Promise<number> {
  const { startsAt, pauses, staggerMinutes } = battle;
  if (startsAt === null || staggerMinutes === 0) return startDelay;
  const delay = delayUntil(startsAt.getTime(), pauses ?? [], joinedAt.getTime());
  if (delay <= startDelay) return startDelay;
  await delayTeam(tx, team, delay);
  return delay;
}
