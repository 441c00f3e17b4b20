import type { Result } from '@puzzle-runs/domain/game/act.ts';
import type { Progress } from '@puzzle-runs/domain/game/progress.ts';
import { standingOf } from '@puzzle-runs/domain/game/standing.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { repliesIn } from '@puzzle-runs/domain/tasks/replies.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import type { SubmissionResult } from '../play/submission.ts';

/** The texts of a bought hint. */
export interface HintTexts {
  hint_value: string;
  hint_description: string;
}

/** Texts that a result shows, which the rules do not need. */
export interface ResultTexts {
  /** Of a bought hint. */
  hint: (id: number) => HintTexts;
  /** Of a reply to a wrong answer. */
  reply: (ids: { taskId: number; replyId: number }) => ReplyText;
}

/**
 * The reply to a wrong answer as the parameters of its refusal have it; empty if it is gone. `reply_lang`: the language
 * of one that is not translated.
 */
export type ReplyText = { reply?: string; reply_lang?: string };

/**
 * What a player is told after a submission. A wrong answer is returned as a problem, because it is refused with 422,
 * but it counts.
 * @param progress after the submission
 */
export function toSubmissionResult(result: Result, progress: Progress, texts: ResultTexts): SubmissionResult | Problem {
  const netPoints = standingOf(progress).net;
  switch (result.kind) {
    case 'solved':
    case 'pending':
      return {
        progress_type: 'task',
        progress_id: result.taskId,
        state: result.kind,
        points: result.points,
        netPoints,
      };
    case 'wrong': {
      const { taskId, remaining: remaining_attempts, partialPoints: partial_points, replyId } = result;
      return new Problem('wrong_answer', {
        remaining_attempts,
        ...(partial_points !== null && { partial_points }),
        ...(replyId !== undefined && texts.reply({ taskId, replyId })),
      });
    }
    case 'bought':
      return { progress_type: 'hint', progress_id: result.hintId, ...texts.hint(result.hintId), netPoints };
    case 'arrived':
      return { progress_type: 'arrival', progress_id: result.poiId, netPoints };
    case 'changed':
      throw new Error('an act of an organiser has no result for players');
  }
}

/** The text of a reply in the content that a player reads, which has the source where it is not translated. */
export function replyTextIn(
  replyId: number,
  {
    read,
    source,
    sourceLang,
  }: { read: TaskContents[TaskType]; source: TaskContents[TaskType]; sourceLang?: string | undefined },
): ReplyText {
  const textIn = (content: TaskContents[TaskType]) => repliesIn(content).find(({ id }) => id === replyId)?.reply;
  const reply = textIn(read);
  if (reply === undefined) return {};
  return { reply, ...(sourceLang !== undefined && reply === textIn(source) && { reply_lang: sourceLang }) };
}
