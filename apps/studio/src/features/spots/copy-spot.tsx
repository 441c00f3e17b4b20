import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { PAGE_SIZE } from '@puzzle-runs/domain/limits.ts';
import { withAlert } from '@puzzle-runs/web/alert-address.ts';
import { call, query } from '@puzzle-runs/web/api.ts';
import { routes } from '@puzzle-runs/web/routes.ts';
import { session } from '@puzzle-runs/web/session.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSave } from '#shell/use-save.ts';
import { to } from '#to.ts';
import { ListSkeleton } from '#ui/list-skeleton.tsx';
import { PagedTable } from '#ui/paged-table.tsx';
import { Panel } from '#ui/panel.tsx';
import styles from './copy-spot.module.css';

interface Props {
  /** Slug of the run that the copies go into. */
  exploration: string;
}

const SEARCH_PAUSE_MS = 250;

/** Spots of all published runs, for the owner, who may insert a copy of any of them (specification 2, part 2). */
export function CopySpot({ exploration }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [run, setRun] = useState<{ id: number; name: string }>();
  const [offset, setOffset] = useState(0);
  const [asked] = useDebouncedValue(search, SEARCH_PAUSE_MS);
  const { data } = useQuery({
    ...query(routes.managedPois.listQuick, {
      headers: session.accountHeaders(),
      query: { search: asked.trim(), ...(run && { exploration_id: run.id }), offset, limit: PAGE_SIZE },
    }),
    placeholderData: keepPreviousData,
  });

  const copy = useSave({
    send: (spot: { id: number; Exploration: { id: number } }) =>
      call(routes.managedPois.copyQuick, {
        headers: session.accountHeaders(),
        body: { target_name: exploration, exploration_id: spot.Exploration.id, poi_id: spot.id },
      }),
    async onDone({ position }) {
      await client.invalidateQueries({ queryKey: [routes.managedPois.list.path] });
      // A copy comes last: on the last page, or on a new one when that is full.
      const page = Math.ceil(position / PAGE_SIZE);
      await navigate(withAlert(`${to.spots({ exploration })}?page=${page}`, 'create'));
    },
  });

  return (
    <Panel title={t('spots.copy.title')} text={t('spots.copy.text')}>
      <div className={styles.search}>
        <TextInput
          className={styles.field}
          label={t('spots.copy.search')}
          type="search"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setOffset(0);
          }}
        />
        {run && (
          <Button variant="light" onClick={() => setRun(undefined)}>
            {t('spots.copy.allRuns', { name: run.name })}
          </Button>
        )}
      </div>
      {data ? (
        <PagedTable
          label={t('spots.copy.title')}
          rows={data.rows}
          paging={{ count: data.count, offset, onGo: setOffset }}
          empty={<p role="status">{t('spots.copy.none')}</p>}
          columns={[
            { head: t('spots.copy.spot'), cell: ({ name }) => name },
            { head: t('spots.copy.kind'), cell: ({ location_type }) => t(`spot.location.${location_type}`) },
            {
              head: t('spots.copy.run'),
              cell: ({ Exploration: of }) => (
                <Button
                  variant="subtle"
                  className={styles.run}
                  aria-label={t('spots.copy.only', { name: of.name })}
                  onClick={() => {
                    setRun(of);
                    setOffset(0);
                  }}
                >
                  {of.name}
                </Button>
              ),
            },
            {
              head: t('spots.copy.action'),
              cell: (spot) => (
                <Button
                  variant="outline"
                  disabled={copy.isPending}
                  aria-label={t('spots.copy.insertNamed', { name: spot.name })}
                  onClick={() => copy.mutate(spot)}
                >
                  {t('spots.copy.insert')}
                </Button>
              ),
            },
          ]}
        />
      ) : (
        <ListSkeleton label={t('state.loading')} />
      )}
    </Panel>
  );
}
