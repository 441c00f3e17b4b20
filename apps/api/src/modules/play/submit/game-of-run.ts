import { battleEndForTeam, endedPause } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import type { RoomRule } from '@puzzle-runs/domain/battle/room.ts';
import { inTeamOrder } from '@puzzle-runs/domain/battle/team-order.ts';
import { type Game, type GameContent, type GameTask, indexContent } from '@puzzle-runs/domain/game/game.ts';
import { presentTeams, type TeamAtPoi } from '@puzzle-runs/domain/game/room-at-poi.ts';
import { targetOf } from '@puzzle-runs/domain/poi/arrival.ts';
import { LRUCache } from 'lru-cache';
import type { ProgressRow } from '#db/progress-columns.ts';
import { type BattleTimes, battleTimingOf } from '#mapping/battle-timing.ts';
import { timingOf } from '#mapping/hint-timing.ts';
import { toQualifier } from '#mapping/qualifiers.ts';
import type { Participation } from '../play.repository.ts';
import { mayHoldAnswers, playStateOf } from '../play.service.ts';
import { answersOf, type PlayedContentRows, type PlayedTaskRow } from '../read/cached-content.repository.ts';

const cache = new WeakMap<PlayedContentRows, GameContent>();

/** The content of a run as the rules need it, made once per revision. `content`: in the source language. */
export function gameContentOf(content: PlayedContentRows): GameContent {
  let known = cache.get(content);
  if (!known)
    cache.set(
      content,
      (known = indexContent(
        content.pois.map((row) => gamePoi(row, content)),
        content.rules,
      )),
    );
  return known;
}

function gamePoi({ poi }: PlayedContentRows['pois'][number], content: PlayedContentRows) {
  const { id, locationType, arrivalRadius: radius, arrivalWaitMinutes: waitMinutes, arrivalCode: code } = poi;
  return {
    id,
    locationType,
    prerequisites: (content.prerequisites.get(id) ?? []).map(toQualifier),
    unlockMode: poi.unlockMode,
    arrival: { radius, waitMinutes, code, target: targetOf(poi) },
    tasks: (content.tasks.get(id) ?? []).map((task) => gameTask(task, content)),
    hints: (content.hints.get(id) ?? []).map((hint) => ({ id: hint.id, cost: hint.cost, timing: timingOf(hint) })),
  };
}

function gameTask(row: PlayedTaskRow, { translations }: PlayedContentRows): GameTask {
  const { id, points, attempts, partial, explainAfterAttempts, taskType } = row;
  const solution = { content: row.content, translations: answersOf(row, translations) };
  const pieces = row.pieces && { pieces: row.pieces };
  return { id, points, attempts, partial, explainAfterAttempts, taskType, ...pieces, solution };
}

const ORDERS_CACHED = 200;

const orders = new WeakMap<GameContent, LRUCache<string, GameContent>>();

/** The content in the order in which a participation goes, made once for each order: its ways are found by it. */
export function ownContentOf(content: PlayedContentRows, { poiOrder }: Pick<ProgressRow, 'poiOrder'>): GameContent {
  const written = gameContentOf(content);
  if (poiOrder === null) return written;
  const known = orders.get(written) ?? new LRUCache<string, GameContent>({ max: ORDERS_CACHED });
  orders.set(written, known);
  const key = poiOrder.join(' ');
  const own = known.get(key) ?? inTeamOrder(written, poiOrder);
  known.set(key, own);
  return own;
}

/** How many teams the battle of a participation allows at a poi; null where it does not limit them. */
export function roomRuleOf(
  { roomTeams, roomMinutes, ...times }: BattleTimes & Pick<Participation, 'roomTeams' | 'roomMinutes'>,
  now: Date,
): RoomRule | null {
  if (roomTeams === null || roomMinutes === null) return null;
  const current = endedPause(battleTimingOf(times), now.getTime());
  const pauses = [...(times.pauses ?? []), ...(current ? [current] : [])];
  return { teams: roomTeams, minutes: roomMinutes, pauses };
}

/**
 * The game that a participation plays, with the times of its battle.
 * @param others where the other teams are. Null if the caller does not know: then only waiting opens a poi that may be
 * full
 */
export function gameOf(
  participation: Participation,
  content: PlayedContentRows,
  now: Date,
  others: readonly TeamAtPoi[] | null = null,
): Game {
  const { battleId, extraMinutes, arrivalCode: organiserCode, trial } = participation;
  const timing = battleTimingOf(participation);
  const endsAt = battleEndForTeam(timing, extraMinutes ?? 0, now.getTime());
  const schedule = { startsAt: timing.startsAt, endsAt, state: playStateOf(participation, now) };
  const own = ownContentOf(content, participation);
  const rule = roomRuleOf(participation, now);
  const present = rule && others && presentTeams(own, others, rule, now.getTime());
  return {
    ...own,
    schedule: battleId === null ? null : schedule,
    organiserCode,
    mayHoldAnswers: mayHoldAnswers(participation),
    trial,
    room: rule && { ...rule, present },
  };
}
