import type { CsvCell } from '@puzzle-runs/domain/format-csv.ts';
import { FEEDBACK_TABLES, type FeedbackTable, type InsightTable } from '@puzzle-runs/domain/insights/insight-tables.ts';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { readComments, readReports } from '../feedback/managed-feedback.service.ts';
import { reportReasons } from './insight-columns.ts';
import { readInsightOutline } from './insights.repository.ts';
import { readWrongAnswers } from './wrong-answers.service.ts';

/** The most rows of a file. */
const ROWS_MAX = 10_000;
const ALL = { limit: ROWS_MAX, offset: 0 };

export function isFeedback(table: InsightTable): table is FeedbackTable {
  return FEEDBACK_TABLES.some((name) => name === table);
}

/** Texts that players wrote about an own run, as lines of a file, without their authors. Throws `not_found`. */
export function feedbackLines(
  deps: Pick<Deps, 'store'>,
  session: Session,
  { table, language, explorationId }: { table: FeedbackTable; language: Language; explorationId: number },
): Promise<CsvCell[][]> {
  const lines: Record<FeedbackTable, () => Promise<CsvCell[][]>> = {
    async wrong() {
      const { rows } = await readWrongAnswers(deps, session, explorationId);
      const outline = await readInsightOutline(deps.store.db, explorationId);
      const names = new Map(outline.flatMap(({ tasks }) => tasks.map(({ id, name }) => [id, name] as const)));
      return rows.map(({ task_id, text, participations, count }) => [
        names.get(task_id) ?? '',
        text,
        participations,
        count,
      ]);
    },
    async reports() {
      const { rows } = await readReports(deps, session, { exploration_id: explorationId, ...ALL });
      return rows.map(({ poi, task, reason, text, created_at, resolved_at }) => [
        poi.name,
        task.name,
        reportReasons[language][reason],
        text,
        minuteOf(created_at),
        minuteOf(resolved_at),
      ]);
    },
    async comments() {
      const { rows } = await readComments(deps, session, { exploration_id: explorationId, ...ALL });
      return rows.map(({ text, rating, updated_at }) => [text, rating, minuteOf(updated_at)]);
    },
  };
  return lines[table]();
}

/** `2026-11-23 13:05` in UTC, which spreadsheets read as a time. */
function minuteOf(time: string | null): string | null {
  return time && time.slice(0, 16).replace('T', ' ');
}
