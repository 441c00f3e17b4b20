import { playedTask } from '@puzzle-runs/contract/mapping/played-task.ts';
import type { Submission, SubmissionResult } from '@puzzle-runs/contract/play/submission.ts';
import { newProgress } from '@puzzle-runs/domain/game/progress.ts';
import { viewOf } from '@puzzle-runs/domain/game/view.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { asApiProblem } from '@puzzle-runs/web/tasks/as-api-problem.ts';
import { judgeLocally, localGame, localTaskTexts, type TaskWithSolution } from '@puzzle-runs/web/tasks/local-game.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** Time has no effect in a preview. */
const AT = 0;

const NO_HINTS = () => ({ hint_value: '', hint_description: '' });

/** Lets a creator try an unsaved task: a game with one open poi. Answers are checked in the browser and never sent. */
export function useLocalAnswers(task: TaskWithSolution) {
  const [progress, setProgress] = useState(() => newProgress({ joinedAt: AT, startedAt: AT }));
  const poi = { id: 1, locationType: 'hint', prerequisites: [], hints: [] } as const;
  const game = localGame([{ ...poi, tasks: [{ ...task, id: 1 }] }]);

  async function judge(body: Submission): Promise<SubmissionResult> {
    try {
      const judged = judgeLocally({ game, hintTexts: NO_HINTS }, progress, { body, at: AT });
      setProgress(judged.progress);
      if (judged.told instanceof Problem) throw judged.told;
      return judged.told;
    } catch (problem) {
      throw asApiProblem(problem);
    }
  }

  const [view] = viewOf(game, progress, AT).flatMap((each) => (each.unlocked ? each.tasks : []));
  if (!view) throw new Error('useLocalAnswers: the poi is open');
  return {
    /** As players see it now; a photo is only shown by its form. */
    played: playedTask({ ...view, photo: null }, localTaskTexts(task, 1)),
    submission: useMutation<SubmissionResult, ApiProblem, Submission>({ mutationFn: judge }),
  };
}
