import { REPLIES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { isAnswerRight } from '@puzzle-runs/domain/tasks/check-answer.ts';
import { mayReply, repliesIn, sameAnswer, withReplies } from '@puzzle-runs/domain/tasks/replies.ts';
import { type TaskContents, type TaskType, taskKind } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import type { Session } from '#http/session.ts';
import { randomIds } from '#mapping/task-contents.ts';
import { type EditDeps, editExploration } from '#modules/content/edit-exploration.service.ts';
import { changeTaskRow } from '#modules/content/store-task.service.ts';
import { nextUpdatedAt, refuseMissing } from '../input-checks.ts';
import { getOwnTask } from '../ownership.repository.ts';

interface Sent {
  poi_id: number;
  task_id: number;
  /** The wrong answer. */
  text: string;
  reply: string;
  free: boolean;
}

/**
 * Adds a reply to a wrong answer to an own task, or replaces the reply to the same answer. Returns how many it has.
 * @throws `not_found` also for a kind without replies, `missing`, `already_right`, `invalid_request` for a text that is
 * no answer to the kind, `limit_reached`
 */
export async function replyToAnswer(
  { now, ...deps }: EditDeps,
  { user_id }: Session,
  { poi_id, task_id, ...sent }: Sent,
): Promise<{ replies: number }> {
  refuseMissing({ reply: sent.reply });
  return editExploration(deps, async (tx, markChanged) => {
    const { task, explorationId } = await getOwnTask(tx, user_id, { poi_id, task_id });
    if (!mayReply(task.taskType)) throw new Problem('not_found');
    const content = withReply(task.taskType, task.content, sent);
    markChanged(explorationId);
    await changeTaskRow(tx, explorationId, task, { content, updatedAt: nextUpdatedAt(task, now()) });
    return { replies: repliesIn(content).length };
  });
}

function withReply<K extends TaskType>(
  type: K,
  content: TaskContents[K],
  { text, reply, free }: Pick<Sent, 'text' | 'reply' | 'free'>,
): TaskContents[K] {
  const answer = taskKind(type).read?.(text);
  if (answer === undefined) throw new Problem('invalid_request', undefined, 'text');
  if (isAnswerRight(type, content, answer)) throw new Problem('already_right', undefined, 'text');
  const before = repliesIn(content);
  const same = before.find((other) => sameAnswer(type, other.answer, text));
  const [id = 0] = same
    ? [same.id]
    : randomIds(
        1,
        before.map((other) => other.id),
      );
  const added = { id, answer: same?.answer ?? text, reply, ...(free && { free }) };
  const replies = same ? before.map((other) => (other === same ? added : other)) : [...before, added];
  if (replies.length > REPLIES_MAX) throw new Problem('limit_reached', { max: REPLIES_MAX });
  return withReplies(content, replies);
}
