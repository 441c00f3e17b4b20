import type { JoinBody, JoinInfo, RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#modules/users/sessions.service.ts';
import { codeFlagOf } from '#wire/public-exploration.ts';
import { type Admission, admit, type Request } from './admission.ts';
import { ensureParticipation, insertMember } from './joining.repository.ts';

/**
 * Joins a run alone, or in a battle as a team, and answers the claims of the run token. The same player gets the same
 * participation again, with all its progress (design part 6).
 * @throws `team_required` in a battle without a team, and what `admit` refuses.
 */
export function joinRun(
  { store, now, newId }: Pick<Deps, 'store' | 'now' | 'newId'>,
  body: JoinBody,
  session: Session | null,
): Promise<RunTokenClaims> {
  const user = userOf(body, session, newId);
  return store.transact(
    async (tx) => {
      const admission = await admit(tx, body);
      if (admission.battle && !admission.team) throw new Problem('team_required');
      const { progressor_type, progressor_id } = progressorOf(admission.team, user);
      const joinedAt = now();
      const participationId = await ensureParticipation(tx, {
        explorationId: admission.run.id,
        battleId: admission.battle?.id ?? null,
        progressorType: progressor_type,
        progressorId: progressor_id,
        teamId: admission.team?.id ?? null,
        joinedAt,
      });
      await insertMember(tx, { participationId, member: `${user.user_type}:${user.user_id}`, joinedAt });
      return claimsOf(admission, { participationId, device: newId(), user });
    },
    { lock: `join:${body.exploration_id}:${body.team_id ?? user.user_id}` },
  );
}

type User = RunTokenClaims['user'];

function userOf(body: JoinBody, session: Session | null, newId: () => string): User {
  if (session) return { user_type: 'user', user_id: String(session.user_id) };
  return { user_type: 'guest', user_id: body.progressor_id ?? newId() };
}

function progressorOf(team: Admission['team'], user: User): RunTokenClaims['progress'] {
  if (team) return { progressor_type: 'team', progressor_id: String(team.id) };
  return { progressor_type: user.user_type, progressor_id: user.user_id };
}

/** What a run token says of its bearer. */
export function claimsOf(
  { run, battle, team }: { run: Pick<Admission['run'], 'id' | 'code'> } & Pick<Admission, 'battle' | 'team'>,
  { participationId, device, user }: { participationId: number; device: string; user: User },
): RunTokenClaims {
  return {
    kind: 'run',
    adventure_type: battle ? 'battle' : 'exploration',
    participation_id: participationId,
    device,
    progress: progressorOf(team, user),
    user,
    exploration: {
      exploration_id: run.id,
      code: codeFlagOf(run.code),
      Battles: battle ? [{ id: battle.id, name: battle.name }] : [],
      Teams: team ? [{ id: team.id, name: team.name }] : [],
    },
  };
}

/** What a join link leads to; refused like the join itself. */
export async function readJoinInfo(db: Db, request: Request): Promise<JoinInfo> {
  const { run, battle, team } = await admit(db, request);
  const { code: _runCode, ...exploration } = run;
  return {
    exploration,
    battle,
    team: team && { id: team.id, name: team.name, slug: team.slug, image: team.image },
  };
}
