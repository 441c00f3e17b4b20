import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ExplorationRow } from './exploration-row.tsx';
import { listRequests } from './filters.ts';
import { ListPage, type ListProps } from './list-page.tsx';

/** The public explorations that match the filters. */
export function ExplorationList({ filters, onChange }: ListProps) {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(query(routes.explorations.list, { query: listRequests(filters).list }));

  return (
    <ListPage
      filters={filters}
      onChange={onChange}
      count={data.count}
      countLabel={t('explore.explorations', { count: data.count })}
    >
      {data.rows.map((exploration) => (
        <ExplorationRow key={exploration.id} exploration={exploration} reading={filters.language} />
      ))}
    </ListPage>
  );
}
