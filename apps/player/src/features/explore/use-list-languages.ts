import type { PlayableLanguage } from '@puzzle-runs/contract/exploration-facts.ts';
import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Filters, listRequests } from './filters.ts';

/** The languages of all runs, from the response of the list; empty until it has loaded. */
export function useListLanguages(filters: Filters): readonly PlayableLanguage[] {
  const list = query(routes.explorations.list, { query: listRequests(filters).list });
  const { data } = useQuery({ ...list, placeholderData: keepPreviousData, enabled: false });
  return data?.languages ?? [];
}
