import { contract } from '@puzzle-runs/contract/contract.ts';
import type { PageName } from '@puzzle-runs/site/pages.ts';
import type { Deps } from '#deps.ts';
import { type SharedText, sharedText } from '#http/shared-text.ts';
import { listExplorations } from '#modules/public-explorations/explorations.service.ts';
import type { PathParams } from './pages.service.ts';

/** Query of the list of runs that a page begins with, exactly as the site requests it. */
function firstQueryOf(page: PageName, { exploration = '' }: PathParams): Record<string, string> | undefined {
  if (page === 'home') return { limit: '1' };
  if (page === 'explorations') return { code: 'all', limit: '10', offset: '0' };
  return page === 'exploration' ? { name: exploration, limit: '1' } : undefined;
}

/** A response that a page would request first. */
export interface FirstResponse {
  /** Address of the call, exactly as the site requests it; a browser story checks that it requests none of them. */
  address: string;
  text: SharedText;
}

/** Returns a function that makes the API response a page begins with; undefined for pages that need none or are not rendered. */
export function firstResponses({ store }: Deps) {
  const { query: querySchema, responses } = contract.explorations.list;
  const list = sharedText(responses[200], (query: string) => {
    const { limit, offset, ...filters } = querySchema.parse(JSON.parse(query));
    return listExplorations(store.db, filters, { limit, offset });
  });

  return async (page: PageName, slugs: PathParams): Promise<FirstResponse | undefined> => {
    const query = firstQueryOf(page, slugs);
    if (!query) return undefined;
    const address = `${contract.explorations.list.path}?${new URLSearchParams(query).toString()}`;
    return { address, text: await list(JSON.stringify(query)) };
  };
}
