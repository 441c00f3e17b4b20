import { WRONG_ANSWER_DAYS } from '@puzzle-runs/domain/tasks/wrong-answer-text.ts';
import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { carryOut } from '../game/carry-out.service.ts';
import { findPlayed } from '../game/find-played.service.ts';
import { deleteWrongAnswersBefore, findWrongAnswer } from './wrong-answers.repository.ts';

export {
  deleteWrongAnswer,
  deleteWrongAnswersOfBattle,
  listGivers,
  listWrongAnswers,
} from './wrong-answers.repository.ts';

const DAY_MS = 86_400_000;

/** Deletes wrong answers that were not given again for 90 days. */
export function deleteOldWrongAnswers(tx: Tx, now: Date): Promise<void> {
  return deleteWrongAnswersBefore(tx, new Date(now.getTime() - WRONG_ANSWER_DAYS * DAY_MS));
}

/**
 * Gives a participation the task and its points as of the time of its answer, which the creator accepted afterwards. Does nothing if the
 * participation has solved the task, or did not give the answer. Runs in a transaction with the lock of the participation. @returns the
 * battle whose ranking changed
 */
export async function acceptFor(
  deps: Pick<Deps, 'log' | 'store'>,
  tx: Tx,
  participationId: number,
  { taskId, text }: { taskId: number; text: string },
): Promise<{ battleId: number | null } | undefined> {
  const played = await findPlayed(tx, participationId, deps.store.db);
  const given = await findWrongAnswer(tx, { participationId, taskId, text });
  if (!played || !given || played.progress.solved.has(taskId)) return undefined;
  const { progressorType, progressorId, battleId } = played.participation;
  const member = progressorType === 'team' ? '' : `${progressorType}:${progressorId}`;
  const at = given.lastAt.getTime();
  await carryOut(deps, tx, played, { act: 'accept_answer', taskId, answeredAt: at, member }, { at, by: null });
  return { battleId };
}
