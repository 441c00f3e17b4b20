import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import { isNotNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { signRunToken } from '#http/tokens.ts';
import { readExplorationSteps } from '#modules/content/read-content.service.ts';
import type { Call } from './hand-written-app.ts';

/**
 * The right answer of each team to each quest that asks for a number. Each is accepted once until `forgetRightAnswers`.
 */
export async function rightAnswers(
  app: FastifyInstance,
  { deps, players }: { deps: Deps; players: readonly RunTokenClaims[] },
): Promise<Call> {
  const { tasks } = await readExplorationSteps(deps.store.db, 'versus-run');
  const once = tasks
    .filter(({ taskType }) => taskType === 'guess_number')
    .flatMap(({ id }) =>
      players.map((player) => ({
        token: signRunToken(app, player).accessToken,
        body: { progress_type: 'task', progress_id: id, task_type: 'guess_number', answer: 16 },
      })),
    );
  return { name: 'right answer', method: 'POST', url: '/api/progress', once };
}

/** Makes all quests unsolved again. Triggers of the table tell the caches; the points of the teams stay. */
export async function forgetRightAnswers({ store }: Deps): Promise<void> {
  await store.transact(async (tx) => {
    const { participations: p, solvedTasks } = tx.t;
    await tx.delete(solvedTasks).where(isNotNull(solvedTasks.taskId));
    // The points belong to no quest then, like those of deleted ones.
    await tx.update(p).set({ unlistedEarned: sql`${p.earned}`, unlistedSolved: sql`${p.solved}` });
  });
}
