/** Allowed attempts minus wrong answers, never below 0; null means unlimited. */
export function remainingAttempts(attempts: number | null, wrong: number): number | null {
  return attempts === null ? null : Math.max(attempts - wrong, 0);
}

export function hasAttemptLeft(attempts: number | null, wrong: number): boolean {
  return remainingAttempts(attempts, wrong) !== 0;
}

interface Explained {
  /** Whether explanation and solution are also shown after the last attempt. */
  explainAfterAttempts: boolean;
  /** Null means unlimited. */
  attempts: number | null;
}

/** What players see of a task after their answer. */
interface AfterAnswer {
  explanation: boolean;
  /** A right answer. A solved task shows the given one instead. */
  rightAnswer: boolean;
}

/**
 * A task explains itself once it is solved and, if its creator allows it, after the last attempt together with the
 * solution.
 */
export function shownAfterAnswer(task: Explained, { solved, wrong }: { solved: boolean; wrong: number }): AfterAnswer {
  const exhausted = !solved && task.explainAfterAttempts && !hasAttemptLeft(task.attempts, wrong);
  return { explanation: solved || exhausted, rightAnswer: exhausted };
}
