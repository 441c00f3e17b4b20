import { contract } from '@puzzle-runs/contract/contract.ts';
import type { ReadingLanguage } from '@puzzle-runs/domain/translation/choose-language.ts';
import type { PageName } from '@puzzle-runs/site/pages.ts';
import type { Deps } from '#deps.ts';
import { type SharedText, sharedText } from '#http/shared-text.ts';
import { listExplorations, readingLanguageOf } from '#modules/public-explorations/explorations.service.ts';
import type { PathParams } from './pages.service.ts';

/** Query of the list of runs that a page begins with, exactly as the site requests it. */
function firstQueryOf(
  page: PageName,
  { exploration = '' }: PathParams,
  lang: string | undefined,
): Record<string, string> | undefined {
  if (page === 'home') return { limit: '1' };
  if (page === 'explorations') return { code: 'all', limit: '10', offset: '0' };
  if (page !== 'exploration') return undefined;
  return { name: exploration, limit: '1', ...(lang !== undefined && { lang }) };
}

/** The response of the first call that a page would make. */
export interface FirstResponse {
  /**
   * Address of the call, exactly as the site requests it; a
   * browser story checks that the site does not request it again.
   */
  address: string;
  text: SharedText;
}

/**
 * Returns a function that makes the first API response of a page; undefined for pages that need no response or are not
 * rendered, and for a language that the run does not have.
 */
export function firstResponses({ store }: Deps) {
  const { query: querySchema, responses } = contract.explorations.list;
  const list = sharedText(responses[200], (asked: Record<string, string>) => {
    const { limit, offset, lang, ...filters } = querySchema.parse(asked);
    return listExplorations(store.db, filters, { limit, offset, lang });
  });

  return async (page: PageName, slugs: PathParams, reading: ReadingLanguage): Promise<FirstResponse | undefined> => {
    const query = firstQueryOf(page, slugs, reading.asked);
    if (!query) return undefined;
    const address = `${contract.explorations.list.path}?${new URLSearchParams(query).toString()}`;
    const lang =
      query.name === undefined ? undefined : await readingLanguageOf(store.db, { slug: query.name }, reading);
    if (reading.asked !== undefined && lang !== reading.asked) return undefined;
    return { address, text: await list({ ...query, ...(lang !== undefined && { lang }) }) };
  };
}
