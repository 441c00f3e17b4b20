import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BattleRow } from './battle-row.tsx';
import { listRequests } from './filters.ts';
import { ListPage, type ListProps } from './list-page.tsx';

/** The battles that the filters leave. */
export function BattleList({ filters, onChange }: ListProps) {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(query(routes.battles.list, { query: listRequests(filters).list }));

  return (
    <ListPage
      filters={filters}
      onChange={onChange}
      count={data.count}
      countLabel={t('explore.battles', { count: data.count })}
    >
      {data.rows.map((battle) => (
        <BattleRow key={battle.id} battle={battle} />
      ))}
    </ListPage>
  );
}
