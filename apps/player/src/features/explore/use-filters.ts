import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import { type Filters, readFilters, writeFilters } from './filters.ts';

interface FilterState {
  filters: Filters;
  /** The filters whose rows are on the screen: they follow `filters` as soon as the new rows are there. */
  shownFilters: Filters;
  /** Other rows are on their way. */
  stale: boolean;
  /** Changes some filters; anything but `page` begins at the first page again. */
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
    // Typing is no journey: only turning pages leaves a step to go back to.
    change: (changes) =>
      setParams(writeFilters({ ...filters, page: 1, ...changes }), { replace: changes.page === undefined }),
  };
}
