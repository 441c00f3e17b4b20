import { query } from '@puzzle-runs/web/api.ts';
import { routes } from '@puzzle-runs/web/routes.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestOf } from './filters.ts';
import { ListPage, type ListProps } from './list-page.tsx';
import { RunRow } from './run-row.tsx';

/** The public runs that the filters leave. */
export function RunList({ filters, onChange }: ListProps) {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(query(routes.explorations.list, { query: requestOf(filters).list }));

  return (
    <ListPage
      filters={filters}
      onChange={onChange}
      count={data.count}
      countLabel={t('explore.runs', { count: data.count })}
    >
      {data.rows.map((run) => (
        <RunRow key={run.id} run={run} />
      ))}
    </ListPage>
  );
}
