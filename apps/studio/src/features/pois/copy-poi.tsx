import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { PAGE_SIZE } from '@puzzle-runs/domain/wire-sizes.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { poisTexts } from '#i18n/pois.ts';
import { accountQuery } from '#shell/account-call.ts';
import { withAlert } from '#shell/alerts/alerts.ts';
import { useSave } from '#shell/form/use-save.ts';
import { useWaitingWords } from '#shell/poi-page/waiting-note.tsx';
import { useOfferUndo } from '#shell/undo/use-offer-undo.ts';
import { to } from '#to.ts';
import { ListSkeleton } from '#ui/list-skeleton.tsx';
import { Panel } from '#ui/panel.tsx';
import { PagedTable } from '#ui/tables/paged-table.tsx';
import styles from './copy-poi.module.css';

interface Props {
  /** Slug of the exploration that receives the copies. */
  exploration: string;
}

const SEARCH_PAUSE_MS = 250;

/** Search in the pois of all published explorations. An owner of the installation may insert a copy of any of them. */
export function CopyPoi({ exploration }: Props) {
  const { t } = useTranslation(poisTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const offerUndo = useOfferUndo();
  const waiting = useWaitingWords();
  const [search, setSearch] = useState('');
  const [source, setSource] = useState<{ id: number; name: string }>();
  const [offset, setOffset] = useState(0);
  const [asked] = useDebouncedValue(search, SEARCH_PAUSE_MS);
  const { data } = useQuery({
    ...accountQuery(routes.managedPois.listQuick, {
      query: { search: asked.trim(), ...(source && { exploration_id: source.id }), offset, limit: PAGE_SIZE },
    }),
    placeholderData: keepPreviousData,
  });

  const copy = useSave({
    send: (poi: { id: number; Exploration: { id: number } }, act) =>
      act(routes.managedPois.copyQuick, {
        body: { target_name: exploration, exploration_id: poi.Exploration.id, poi_id: poi.id },
      }),
    async onDone({ position, adapted }) {
      await client.invalidateQueries({ queryKey: [routes.managedPois.list.path] });
      // The copy is last in the list, so it is on the last page.
      const page = Math.ceil(position / PAGE_SIZE);
      await navigate(withAlert(`${to.pois({ exploration })}?page=${page}`, 'create'));
      if (adapted) offerUndo({ text: waiting.after(adapted) });
    },
  });

  return (
    <Panel title={t('pois.copy.title')} text={t('pois.copy.text')}>
      <div className={styles.search}>
        <TextInput
          className={styles.field}
          label={t('pois.copy.search')}
          type="search"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setOffset(0);
          }}
        />
        {source && (
          <Button variant="light" onClick={() => setSource(undefined)}>
            {t('pois.copy.allExplorations', { name: source.name })}
          </Button>
        )}
      </div>
      {data ? (
        <PagedTable
          label={t('pois.copy.title')}
          rows={data.rows}
          paging={{ count: data.count, offset, onGo: setOffset }}
          empty={<p role="status">{t('pois.copy.none')}</p>}
          columns={[
            { head: t('pois.copy.poi'), cell: ({ name }) => name },
            { head: t('pois.copy.kind'), cell: ({ location_type }) => t(`poi.location.${location_type}`) },
            {
              head: t('pois.copy.exploration'),
              cell: ({ Exploration: of }) => (
                <Button
                  variant="subtle"
                  className={styles.exploration}
                  aria-label={t('pois.copy.only', { name: of.name })}
                  onClick={() => {
                    setSource(of);
                    setOffset(0);
                  }}
                >
                  {of.name}
                </Button>
              ),
            },
            {
              head: t('pois.copy.action'),
              cell: (poi) => (
                <Button
                  variant="outline"
                  disabled={copy.isPending}
                  loading={copy.isPending && copy.variables.id === poi.id}
                  aria-label={t('pois.copy.insertNamed', { name: poi.name })}
                  onClick={() => copy.mutate(poi)}
                >
                  {t('pois.copy.insert')}
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
