import { PAGE_SIZE_MAX } from '@puzzle-runs/domain/wire-sizes.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { queryOptions } from '@tanstack/react-query';
import { accountCall } from '#shell/account-call.ts';

interface Page<Row> {
  count: number;
  rows: Row[];
}

/** Fetches all rows of a paginated list. */
async function allOf<Row>(read: (query: { limit: number; offset: number }) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await read({ limit: PAGE_SIZE_MAX, offset: rows.length });
    rows.push(...page.rows);
    if (page.rows.length === 0 || rows.length >= page.count) return rows;
  }
}

/** All explorations of the account, as options of a select. */
export const allExplorations = () =>
  queryOptions({
    queryKey: [routes.managedExplorations.list.path, 'all'],
    queryFn: () => allOf((query) => accountCall(routes.managedExplorations.list, { query })),
  });

/** All teams of the account, as options of a select. */
export const allTeams = () =>
  queryOptions({
    queryKey: [routes.managedTeams.list.path, 'all'],
    queryFn: () => allOf((query) => accountCall(routes.managedTeams.list, { query })),
  });
