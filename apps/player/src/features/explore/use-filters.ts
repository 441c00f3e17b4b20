import type { PlayableLanguage } from '@puzzle-runs/contract/exploration-facts.ts';
import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import { type Filters, listRequests, readFilters, writeFilters } from './filters.ts';

interface FilterState {
  filters: Filters;
  /** The filters of the rows on the screen; they follow `filters` once the new rows have loaded. */
  shownFilters: Filters;
  /** New rows are loading. */
  stale: boolean;
  /** Changes some filters; every change except `page` returns to the first page. */
  change: (changes: Partial<Filters>) => void;
}

/** The filters in the address. */
export function useFilters(): FilterState {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const address = writeFilters(filters);
  const shownAddress = useDeferredValue(address);

  return {
    filters,
    shownFilters: readFilters(new URLSearchParams(shownAddress)),
    stale: shownAddress !== address,
    change: (changes) => {
      // The address, because two fields may change before React renders again: the second would undo the first.
      const current = readFilters(new URLSearchParams(location.search));
      // Typing replaces the history entry; only a page change adds one.
      setParams(writeFilters({ ...current, page: 1, ...changes }), { replace: changes.page === undefined });
    },
  };
}

/** The languages of all runs, from the response of the list; empty until it has loaded. */
export function useListLanguages(filters: Filters): readonly PlayableLanguage[] {
  const list = query(routes.explorations.list, { query: listRequests(filters).list });
  const { data } = useQuery({ ...list, placeholderData: keepPreviousData, enabled: false });
  return data?.languages ?? [];
}
