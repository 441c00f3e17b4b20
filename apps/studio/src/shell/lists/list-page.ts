import { PAGE_SIZE } from '@puzzle-runs/domain/limits.ts';
import { useLocation, useSearchParams } from 'react-router';

/** Rows before the page that an address shows (`?page=2`); the first page for anything that is none. */
export function offsetOf(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isSafeInteger(page) && page > 1 ? (page - 1) * PAGE_SIZE : 0;
}

/** Which page of a list is shown, kept in the address: `offset` for the call, `onGo` for `PagedTable`. */
export function useListPage() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  return {
    offset: offsetOf(params),
    onGo(offset: number) {
      const turn = (before: URLSearchParams) => {
        before.set('page', String(Math.floor(offset / PAGE_SIZE) + 1));
        before.delete('alert');
        return before;
      };
      setParams(turn, { state }); // what the page was handed over stays
    },
  };
}
