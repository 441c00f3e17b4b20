import { PAGE_SIZE } from '@puzzle-runs/domain/wire-sizes.ts';
import { useLocation, useSearchParams } from 'react-router';

/**
 * Returns the number of rows before the page of the address (`?page=2`); invalid page numbers count as the first page.
 */
export function offsetOf(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isSafeInteger(page) && page > 1 ? (page - 1) * PAGE_SIZE : 0;
}

/** Pagination of a list, kept in the address: `offset` for the call, `onGo` for `PagedTable`. */
export function useListPage() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  return {
    offset: offsetOf(params),
    onGo(offset: number, replace = false) {
      const turn = (before: URLSearchParams) => {
        before.set('page', String(Math.floor(offset / PAGE_SIZE) + 1));
        before.delete('alert');
        return before;
      };
      setParams(turn, { state, replace }); // keeps the location's state
    },
  };
}
