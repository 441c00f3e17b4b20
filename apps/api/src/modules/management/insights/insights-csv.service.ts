import type { Insights, ParsedInsightQuery } from '@puzzle-runs/contract/management/insights.ts';
import { type CsvCell, formatCsv } from '@puzzle-runs/domain/format-csv.ts';
import type { FigureTable, InsightTable } from '@puzzle-runs/domain/insights/insight-tables.ts';
import { ARRIVAL_METHODS } from '@puzzle-runs/domain/poi/arrival.ts';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { feedbackLines, isFeedback } from './feedback-csv.service.ts';
import { insightColumns } from './insight-columns.ts';
import { readInsights } from './insights.service.ts';

/** A table of the insights as CSV. Throws `not_found`. */
export async function exportInsightsCsv(
  deps: Pick<Deps, 'store' | 'now'>,
  session: Session,
  {
    table,
    language,
    ...query
  }: ParsedInsightQuery & { exploration_id: number; table: InsightTable; language: Language },
): Promise<{ name: string; csv: string }> {
  const rows = isFeedback(table)
    ? await feedbackLines(deps, session, { table, language, explorationId: query.exploration_id })
    : LINES[table](await readInsights(deps, session, query));
  const lines = [[...insightColumns[language][table]], ...rows];
  return { name: `insights-${table}.csv`, csv: formatCsv(lines, language) };
}

const LINES: Record<FigureTable, (insights: Insights) => CsvCell[][]> = {
  days: ({ days }) => days.map(({ day, begun, finished }) => [day, begun, finished]),
  pois: ({ pois }) =>
    pois.map((poi) => [
      poi.position,
      poi.name,
      poi.opened,
      poi.first_solved,
      poi.all_solved,
      poi.left_here,
      poi.hints_bought,
      ...ARRIVAL_METHODS.map((method) => poi.arrivals[method]),
    ]),
  tasks: ({ tasks }) =>
    tasks.map((task) => [
      task.poi,
      task.name,
      task.tries,
      task.tried,
      task.solved,
      task.given_up,
      task.waiting,
      task.skipped,
      task.time?.median.from ?? null,
      task.time?.median.to ?? null,
    ]),
};
