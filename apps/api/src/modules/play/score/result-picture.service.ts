import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import { netOf } from '@puzzle-runs/domain/game/standing.ts';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { startOfPlay } from '#mapping/battle-timing.ts';
import { readableAddress } from '#mapping/readable-address.ts';
import type { Participation } from '../play.repository.ts';
import { getParticipation } from '../play.service.ts';
import { drawResult } from './draw-result.ts';
import { shownRanking } from './ranking.service.ts';
import { resultLines } from './result-lines.ts';

const MINUTE_MS = 60_000;

/** The result of a player as a picture to share, which is not stored. Throws `unauthorized`. */
export async function readResultPicture(
  { store: { db }, config }: Pick<Deps, 'store' | 'config'>,
  player: RunTokenClaims,
  language: Language,
): Promise<Buffer> {
  const participation = await getParticipation(db, player);
  const { earned, spent, adjusted, exploration, pointsToEarn } = participation;
  const result = {
    exploration: exploration.name,
    points: netOf({ earned, spent, adjusted: adjusted ?? 0 }),
    pointsToEarn,
    place: await placeOf(db, participation),
    minutes: playedMinutes(participation),
  };
  return drawResult({
    ...resultLines(result, language),
    address: readableAddress(config.playerUrl).replace(/^\w+:\/\//, ''),
  });
}

/** The place as players see it; null outside of battles, and for a team that was removed. */
async function placeOf(db: Db, { battleId, teamId }: Participation): Promise<{ place: number; teams: number } | null> {
  if (battleId === null) return null;
  const { rows } = await shownRanking(db, battleId);
  const own = rows.find(({ Team }) => Team.id === teamId);
  return own ? { place: own.place, teams: rows.length } : null;
}

/** Whole minutes from the start to the last solved task, at least one. */
function playedMinutes({ lastSolvedAt, ...times }: Participation): number | null {
  if (lastSolvedAt === null) return null;
  return Math.max(1, Math.ceil((lastSolvedAt.getTime() - startOfPlay(times)) / MINUTE_MS));
}
