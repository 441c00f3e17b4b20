import { randomBytes } from 'node:crypto';
import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { SessionClaims } from '@puzzle-runs/contract/user.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { GAME_CODE_LENGTH, gameCodeOf, readGameCode, spellGameCode } from '@puzzle-runs/domain/progress/game-code.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { getParticipation } from '#modules/play/play.service.ts';
import { consumeCode, createCode } from './codes.ts';
import { openSession } from './login-and-ended-session.service.ts';
import { findUser } from './users.repository.ts';

/**
 * Creates a code with which the player of a run token continues the game in another browser: once, within 15 minutes.
 * @throws `unauthorized` when the game was deleted, `not_found` for a trial.
 */
export async function startGameHandover(deps: Deps, player: RunTokenClaims): Promise<{ code: string }> {
  const { trial } = await getParticipation(deps.store.db, player);
  if (trial) throw new Problem('not_found');
  const { user_type, user_id } = player.user;
  const { code } = await deps.store.transact((tx) =>
    createCode(tx, deps, {
      kind: 'game',
      code: gameCodeOf(randomBytes(GAME_CODE_LENGTH)),
      carried: player,
      // The code of a deleted account goes with it.
      userId: user_type === 'user' ? Number(user_id) : null,
    }),
  );
  return { code: spellGameCode(code) };
}

/**
 * The claims of a run token for the player who made a code, as another device.
 * @throws `verification_failed` for a code that is unknown, used or expired, or whose game was deleted.
 */
export async function completeGameHandover(deps: Deps, typed: string): Promise<RunTokenClaims> {
  const found = await deps.store.transact((tx) => consumeCode(tx, deps, 'game', readGameCode(typed)));
  const player = found?.carried;
  if (!player || !('participation_id' in player)) throw new Problem('verification_failed');
  await getParticipation(deps.store.db, player).catch((error: unknown) => {
    throw error instanceof Problem ? new Problem('verification_failed') : error;
  });
  return { ...player, device: deps.newId() };
}

/**
 * Creates a code that opens another session of the caller's account: valid for a minute, once, until the session ends.
 */
export function startHandover(deps: Deps, { user_id: userId }: Session): Promise<{ code: string }> {
  return deps.store.transact(async (tx) => {
    const { code } = await createCode(tx, deps, { kind: 'crossing', userId });
    return { code };
  });
}

/**
 * Starts a session for a hand-over code and returns the claims of its token.
 * @throws `verification_failed` for a code that is unknown, used or expired.
 */
export function completeHandover(deps: Deps, code: string): Promise<SessionClaims> {
  return deps.store.transact(async (tx) => {
    const found = await consumeCode(tx, deps, 'crossing', code);
    const user = found?.userId ? await findUser(tx, found.userId) : undefined;
    if (!user) throw new Problem('verification_failed');
    return openSession(tx, deps, user);
  });
}
