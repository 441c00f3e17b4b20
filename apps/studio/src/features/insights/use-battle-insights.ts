import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { AcceptedAnswer, Insights, WrongAnswer } from '@puzzle-runs/contract/management/insights.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueries } from '@tanstack/react-query';
import { accountQuery } from '#shell/account-call.ts';

/** Polling interval in milliseconds: these figures change slowly. */
const REFRESH_MS = 30_000;

type OfTask<Row> = Row & { task: Insights['tasks'][number] };

/**
 * Insights of all teams of a battle, one entry for each run, and the wrong answers to its quests, those of most
 * participations first. Runs of other creators have no wrong answers.
 */
export function useBattleInsights({ id, Explorations }: ManagedBattle) {
  const options = { refetchInterval: REFRESH_MS, retry: false } as const;
  const insights = useQueries({
    queries: Explorations.map((run) => ({
      ...accountQuery(routes.managedInsights.read, {
        params: { exploration_id: run.id },
        query: { battle_id: id },
      }),
      ...options,
    })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  const answers = useQueries({
    queries: Explorations.map((run) => ({
      ...accountQuery(routes.managedInsights.wrongAnswers, { params: { exploration_id: run.id } }),
      ...options,
    })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  const tasks = insights.flatMap((each) => each.tasks);
  function ofTasks<Row extends { task_id: number }>(rows: readonly Row[]): OfTask<Row>[] {
    return rows.flatMap((row) => {
      const task = tasks.find((each) => each.id === row.task_id);
      return task ? [{ ...row, task }] : [];
    });
  }
  const wrong: OfTask<WrongAnswer>[] = ofTasks(answers.flatMap(({ rows }) => rows));
  const accepted: OfTask<AcceptedAnswer>[] = ofTasks(answers.flatMap((each) => each.accepted));
  return {
    insights,
    wrong: wrong.toSorted((a, b) => b.participations - a.participations || b.count - a.count),
    accepted,
  };
}
