import { keptAnswerText } from '@puzzle-runs/domain/task/wrong-answer-text.ts';
import type { Store } from '#db/store.ts';
import {
  findContent,
  hasMigrated,
  insertMigrated,
  listTasksWithAcceptedAnswers,
  listWrongAnswerTexts,
  renameWrongAnswer,
  updateContent,
} from './compared-texts.repository.ts';

/** Changes with the comparison (domain/text/comparable-text.ts), so that the next start recalculates what it compares. */
const COMPARISON = 'compared texts 1';

/**
 * Recalculates texts that were stored by an earlier comparison: wrong answers, and those that creators accepted afterwards. Runs once per
 * database, because no database knows NFKC as Node does; search texts have a job of their own. Idempotent; another process may do the same.
 */
export async function recalculateComparedTexts(store: Store, now: () => Date): Promise<void> {
  if (await hasMigrated(store.db, COMPARISON)) return;
  await recalculateAcceptedAnswers(store);
  await recalculateWrongAnswers(store);
  await store.transact((tx) => insertMigrated(tx, COMPARISON, now()));
}

async function recalculateAcceptedAnswers(store: Store): Promise<void> {
  for (let rows = await listTasksWithAcceptedAnswers(store.db, 0); rows.length > 0; ) {
    for (const { id } of rows)
      await store.transact(async (tx) => {
        const content = await findContent(tx, id);
        if (!content || !('also_right' in content) || !content.also_right) return;
        const also_right = [...new Set(content.also_right.map(keptAnswerText))].filter(Boolean);
        if (also_right.join('\0') !== content.also_right.join('\0'))
          await updateContent(tx, id, { ...content, also_right });
      });
    rows = await listTasksWithAcceptedAnswers(store.db, rows.at(-1)?.id ?? 0);
  }
}

async function recalculateWrongAnswers(store: Store): Promise<void> {
  for (let rows = await listWrongAnswerTexts(store.db, { taskId: 0, text: '' }); rows.length > 0; ) {
    for (const row of rows) {
      const text = keptAnswerText(row.text);
      if (text !== row.text) await store.transact((tx) => renameWrongAnswer(tx, row, text));
    }
    rows = await listWrongAnswerTexts(store.db, rows.at(-1) ?? { taskId: 0, text: '' });
  }
}
