import type { Submission, SubmissionResult } from '@puzzle-runs/contract/play/submission.ts';
import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { asApiProblem } from '@puzzle-runs/web/task/as-api-problem.ts';
import { type AttemptState, judgeAnswer, type TaskWithSolution } from '@puzzle-runs/web/task/rules-engine.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

const UNTRIED: AttemptState = { solved: false, wrong: 0 };

/** Lets a creator try an unsaved task. Answers are checked in the browser and never sent. */
export function useLocalAnswers(task: TaskWithSolution) {
  const [tries, setTries] = useState(UNTRIED);

  async function judge(submission: Submission): Promise<SubmissionResult> {
    if (submission.progress_type !== 'task') throw new Error('useLocalAnswers: only answers can be tried');
    try {
      const verdict = judgeAnswer(task, tries, submission.answer);
      setTries(verdict.attempts);
      if (verdict.refusal) throw verdict.refusal;
      return {
        progress_type: 'task',
        progress_id: submission.progress_id,
        state: 'solved',
        points: task.points,
        netPoints: task.points,
      };
    } catch (problem) {
      throw asApiProblem(problem);
    }
  }

  return { tries, submission: useMutation<SubmissionResult, ApiProblem, Submission>({ mutationFn: judge }) };
}
