import { createHash, timingSafeEqual } from 'node:crypto';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import { findBattle, findParticipant, findPublishedRun } from './joining.repository.ts';

/** What somebody asks to join, and the codes he brings. */
export interface Request {
  exploration_id: number;
  battle_id?: number | null | undefined;
  team_id?: number | null | undefined;
  exploration_code?: string | null | undefined;
  team_code?: string | null | undefined;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text.trim()).digest();
}

/** Takes the same time for every wrong code. A missing code of a run without one is right. */
function fits(code: string | null, given: string | null | undefined): boolean {
  return code === null || timingSafeEqual(digest(code), digest(given ?? ''));
}

/**
 * What a request may join (specification 1, part 6): the run, and in a battle the team that plays it.
 * @throws `not_found`, `wrong_exploration_code`, `wrong_team_code`.
 */
export async function admit(db: Db, request: Request) {
  const run = await findPublishedRun(db, request.exploration_id);
  if (!run) throw new Problem('not_found');
  const { battle, team } = await sideOf(db, request);
  if (!fits(run.code, request.exploration_code)) throw new Problem('wrong_exploration_code');
  if (team && !fits(team.code, request.team_code)) throw new Problem('wrong_team_code');
  return { run, battle, team };
}

export type Admission = Awaited<ReturnType<typeof admit>>;

async function sideOf(db: Db, { exploration_id: explorationId, battle_id: battleId, team_id: teamId }: Request) {
  if (battleId && teamId) {
    const participant = await findParticipant(db, { battleId, explorationId, teamId });
    if (!participant) throw new Problem('not_found');
    return participant;
  }
  if (teamId) throw new Problem('not_found'); // a team plays in a battle only
  if (!battleId) return { battle: null, team: null };
  const battle = await findBattle(db, { battleId, explorationId });
  if (!battle) throw new Problem('not_found');
  return { battle, team: null };
}
