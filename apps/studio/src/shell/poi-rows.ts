import { POIS_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { PAGE_SIZE, PAGE_SIZE_MAX } from '@puzzle-runs/domain/wire-sizes.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { queryOptions } from '@tanstack/react-query';
import { accountCall } from '#shell/account-call.ts';

interface Asked {
  /** Slug of the exploration. */
  exploration: string;
  /** Number of rows before the page; null for all rows at once. */
  offset: number | null;
}

const PARTS = Array.from({ length: POIS_MAX / PAGE_SIZE_MAX }, (_, part) => part * PAGE_SIZE_MAX);

/** Pois of an exploration in order: one page of ten, or all of them in at most two calls. */
export function poiRows({ exploration, offset }: Asked) {
  const read = (query: { limit: number; offset: number }) =>
    accountCall(routes.managedPois.list, {
      query: { exploration_name: exploration, order: 'position.asc', ...query },
    });
  return queryOptions({
    queryKey: [routes.managedPois.list.path, 'rows', exploration, offset],
    async queryFn() {
      if (offset !== null) return read({ limit: PAGE_SIZE, offset });
      const first = await read({ limit: PAGE_SIZE_MAX, offset: 0 });
      const others = PARTS.filter((part) => part > 0 && part < first.count);
      const more = await Promise.all(others.map((part) => read({ limit: PAGE_SIZE_MAX, offset: part })));
      return { count: first.count, rows: [first, ...more].flatMap(({ rows }) => rows) };
    },
  });
}
