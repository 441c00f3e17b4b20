import type { AcceptedAnswer, WrongAnswer } from '@puzzle-runs/contract/management/insights.ts';
import { omitUndefined } from '@puzzle-runs/domain/changed-fields.ts';
import { ENTRIES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { GuessTextContent } from '@puzzle-runs/domain/tasks/guess-text/guess-text.ts';
import { replyToText, withoutRightReplies } from '@puzzle-runs/domain/tasks/replies.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { ANSWER_TEXT_MAX, isWritten, WRONG_ANSWER_GIVERS_MIN } from '@puzzle-runs/domain/tasks/wrong-answer-text.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { randomIds } from '#mapping/task-contents.ts';
import { type EditDeps, editExploration } from '#modules/content/edit-exploration.service.ts';
import { changeTaskRow } from '#modules/content/store-task.service.ts';
import { acceptFor } from '#modules/play/submit/carry-out.service.ts';
import { logRecalculation } from '../battles/event-log.service.ts';
import { nextUpdatedAt } from '../input-checks.ts';
import { getOwnExploration, getOwnTask } from '../ownership.repository.ts';
import { deleteWrongAnswer, listGivers, listTaskContents, listWrongAnswers } from './insights.repository.ts';
import { acceptedOf } from './withdraw-answer.service.ts';

const SHOWN_PER_TASK = 10;

/**
 * The wrong answers of an own run that enough participations gave, and those that were accepted. Throws `not_found`.
 */
export async function readWrongAnswers(
  { store: { db } }: Pick<Deps, 'store'>,
  { user_id }: Session,
  explorationId: number,
): Promise<{ count: number; rows: WrongAnswer[]; accepted: AcceptedAnswer[] }> {
  await getOwnExploration(db, user_id, explorationId);
  const byTask = Map.groupBy(await listWrongAnswers(db, explorationId), ({ taskId }) => taskId);
  const tasks = await listTaskContents(db, explorationId);
  const rows = [...byTask].flatMap(([taskId, answers]) => {
    const task = tasks.find(({ id }) => id === taskId);
    return answers.slice(0, SHOWN_PER_TASK).map(({ text, count, givers }) => {
      const { reply, free } = (task && replyToText(task.taskType, task.content, text)) ?? {};
      return { task_id: taskId, text, count, participations: givers, ...omitUndefined({ reply, free }) };
    });
  });
  return { count: rows.length, rows, accepted: acceptedOf(tasks) };
}

interface Accepted {
  poi_id: number;
  task_id: number;
  text: string;
  recalculate: boolean;
}

/**
 * Accepts a wrong answer, to which there is no reply any more, and with `recalculate` gives its participations the task and its points as of the time of
 * their answer. Its last transaction is that of `finishing`.
 * @throws `not_found` also for a text that the creator does not see, `limit_reached`
 */
export async function acceptWrongAnswer(
  { now, ...deps }: EditDeps & Pick<Deps, 'log'>,
  { user_id, name: actor }: Session,
  { text, recalculate, ...ids }: Accepted,
  finishing: Pick<Deps, 'store'>,
): Promise<{ recalculated: number }> {
  const { task, givers } = await editExploration(deps, async (tx, markChanged) => {
    const { task, explorationId } = await getOwnTask(tx, user_id, ids);
    const givers = await listGivers(tx, { taskId: task.id, text });
    if (givers.length < WRONG_ANSWER_GIVERS_MIN || !isWritten(task.taskType)) throw new Problem('not_found');
    markChanged(explorationId);
    const content = withoutRightReplies(
      task.taskType,
      acceptInContent(task.taskType, task.content as never, text) as TaskContents[TaskType],
    );
    await changeTaskRow(tx, explorationId, task, { content, updatedAt: nextUpdatedAt(task, now()) });
    return { task, givers };
  });
  const changed: { id: number; battleId: number | null }[] = [];
  for (const id of recalculate ? givers : []) {
    const lock = `participation:${id}`;
    const accepted = await deps.store.transact((tx) => acceptFor(deps, tx, id, { taskId: task.id, text }), { lock });
    if (accepted) changed.push({ id, ...accepted });
  }
  const result = await finishing.store.transact(async (tx) => {
    await deleteWrongAnswer(tx, { taskId: task.id, text });
    const battleIds = [...new Set(changed.flatMap(({ battleId }) => battleId ?? []))];
    await logRecalculation(tx, battleIds, { task: task.name, points: task.points, actor, at: now() });
    return { recalculated: changed.length };
  });
  for (const { id, battleId } of changed) deps.changeFeed.publish({ participationId: id, battleId });
  return result;
}

type Written = TaskContents['guess_text' | 'guess_number' | 'cloze' | 'locate'];

/** The content with one more right answer; a case-insensitive text is added to the answers that the creator edits. */
function acceptInContent(type: string, content: Written, text: string): Written {
  const isWhole = text.length < ANSWER_TEXT_MAX;
  if (type === 'guess_text' && isWhole && !(content as GuessTextContent).case_sensitive) {
    const { TaskGuessTextAnswers: answers, ...rest } = content as GuessTextContent;
    if (answers.length >= ENTRIES_MAX) throw new Problem('limit_reached');
    const taken = answers.map(({ id }) => id);
    const [id = 0] = randomIds(1, taken);
    return { ...rest, TaskGuessTextAnswers: [...answers, { id, answer: text }] };
  }
  const accepted = content.also_right ?? [];
  if (accepted.length >= ENTRIES_MAX) throw new Problem('limit_reached');
  return { ...content, also_right: [...new Set([...accepted, text])] };
}
