import type { ManagedText, ManagedTexts } from '@puzzle-runs/contract/management/translation.ts';
import { keyOf } from '@puzzle-runs/domain/translation/text-fields.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import type { QueryClient } from '@tanstack/react-query';
import { accountQuery } from '#shell/account-call.ts';

/**
 * The languages of an exploration and, with `lang`, its texts. Always stale, because every edit of the exploration
 * changes a source.
 */
export function textsQuery(explorationId: number, lang?: string) {
  const asked = { params: { exploration_id: explorationId }, query: lang === undefined ? {} : { lang } };
  return { ...accountQuery(routes.translations.texts, asked), staleTime: 0 };
}

/** Identifies a text in all languages. */
export function textKey({
  item_id: itemId,
  ...address
}: Pick<ManagedText, 'record' | 'id' | 'field' | 'item_id'>): string {
  return keyOf({ ...address, itemId });
}

/** Replaces the rows of texts that were saved. */
export function mergeRows(rows: readonly ManagedText[], saved: readonly ManagedText[]): ManagedText[] {
  const byKey = new Map(saved.map((row) => [textKey(row), row]));
  return rows.map((row) => byKey.get(textKey(row)) ?? row);
}

/** Call after saving texts of a language: caches them and reads the progress of all languages anew. */
export function updateTextsCache(
  client: QueryClient,
  explorationId: number,
  { lang, languages, rows }: Pick<ManagedTexts, 'languages' | 'rows'> & { lang: string },
): void {
  client.setQueryData<ManagedTexts>(textsQuery(explorationId, lang).queryKey, (before) => {
    return before && { ...before, languages, rows: mergeRows(before.rows, rows) };
  });
  client.setQueryData<ManagedTexts>(textsQuery(explorationId).queryKey, (before) => before && { ...before, languages });
  void client.invalidateQueries({ queryKey: [routes.managedExplorations.print.path] });
}
