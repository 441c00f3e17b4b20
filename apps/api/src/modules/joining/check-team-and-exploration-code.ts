import { createHash, timingSafeEqual } from 'node:crypto';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { comparableText } from '@puzzle-runs/domain/text/comparable-text.ts';
import type { Db } from '#db/store.ts';
import { storedKey } from '#db/visible-runs.ts';
import { joinSecretOf } from '#mapping/public-exploration.ts';
import {
  findBattle,
  findParticipant,
  findPublishedExploration,
  findTeamOfFriends,
  wasMerged,
} from './joining.repository.ts';
import { isMember } from './members.repository.ts';

/** The exploration, battle and team a player wants to join, with the codes they entered. */
export interface JoinAttempt {
  exploration_id: number;
  battle_id?: number | null | undefined;
  team_id?: number | null | undefined;
  exploration_code?: string | null | undefined;
  team_code?: string | null | undefined;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(comparableText(text)).digest();
}

/** Constant-time comparison, ignoring case and extra spaces. An exploration or team without a code accepts any code. */
function fits(code: string | null, given: string | null | undefined): boolean {
  return code === null || timingSafeEqual(digest(code), digest(given ?? ''));
}

/**
 * Returns the exploration and, in a battle, the team that the request may join. The code of a team of friends replaces
 * the code of the exploration; members of the team need no code. Without its key, a run that only its link finds does
 * not exist.
 * @param member the player, if known
 * @throws `not_found`, `wrong_exploration_code`, `wrong_team_code`, `team_merged`.
 */
export async function checkJoinRequest(db: Db, request: JoinAttempt, member?: string) {
  const exploration = await findPublishedExploration(db, request.exploration_id);
  if (!exploration) throw new Problem('not_found');
  const side = await sideOf(db, request);
  const { team } = side;
  const isHidden = exploration.visibility === 'link';
  const given = isHidden ? storedKey(request.exploration_code) : request.exploration_code;
  if (!side.friends && !fits(joinSecretOf(exploration), given))
    throw new Problem(isHidden ? 'not_found' : 'wrong_exploration_code');
  if (team && !fits(team.code, request.team_code)) {
    const place = { explorationId: exploration.id, battleId: null, teamId: team.id };
    const known = side.friends && member !== undefined && (await isMember(db, place, member));
    if (!known) throw new Problem('wrong_team_code');
  }
  return { exploration, ...side };
}

export type Admission = Awaited<ReturnType<typeof checkJoinRequest>>;

/** A side without a team in a battle has the times of the battle. */
const ON_TIME = { extraMinutes: 0, startDelay: 0, endDelay: 0 };

/**
 * The side the request plays for: a team of a battle, a team of
 * friends, or the player alone. Throws `not_found`, `team_merged`.
 */
async function sideOf(db: Db, { exploration_id: explorationId, battle_id: battleId, team_id: teamId }: JoinAttempt) {
  if (battleId && teamId) {
    const participant = await findParticipant(db, { battleId, explorationId, teamId });
    if (!participant) throw new Problem((await wasMerged(db, { battleId, teamId })) ? 'team_merged' : 'not_found');
    return { ...participant, friends: false };
  }
  if (teamId) {
    const team = await findTeamOfFriends(db, { explorationId, teamId });
    if (!team) throw new Problem('not_found'); // a team of a battle cannot play outside it
    return { battle: null, team, ...ON_TIME, friends: true };
  }
  if (!battleId) return { battle: null, team: null, ...ON_TIME, friends: false };
  const battle = await findBattle(db, { battleId, explorationId });
  if (!battle) throw new Problem('not_found');
  return { battle, team: null, ...ON_TIME, friends: false };
}
