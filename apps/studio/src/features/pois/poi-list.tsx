import { ActionIcon, Button } from '@mantine/core';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { PAGE_SIZE } from '@puzzle-runs/domain/wire-sizes.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { IconListCheck, IconLock, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { poisTexts } from '#i18n/pois.ts';
import { accountCall } from '#shell/account-call.ts';
import { trailQuery } from '#shell/exploration-query.ts';
import { useListPage } from '#shell/lists/list-page.ts';
import { ReorderForm } from '#shell/lists/reorder-form.tsx';
import { useConditionWords } from '#shell/poi-page/use-condition-words.ts';
import { poiRows } from '#shell/poi-rows.ts';
import { to } from '#to.ts';
import { TablePager } from '#ui/tables/table-pager.tsx';
import styles from './poi-list.module.css';

interface Props {
  /** Slug of the exploration. */
  exploration: string;
  /** Shown with a poi. */
  note: (poi: ManagedPoi) => ReactNode;
}

/**
 * Sortable list of the pois of an exploration, ten per page. The creator can show all at once to move a poi across
 * pages.
 */
export function PoiList({ exploration, note }: Props) {
  const { t } = useTranslation(poisTexts);
  const client = useQueryClient();
  const place = useListPage();
  const [params] = useSearchParams();
  const all = params.has('all');
  const { data } = useSuspenseQuery(poiRows({ exploration, offset: all ? null : place.offset }));

  if (data.count === 0) {
    return (
      <EmptyState
        title={t('pois.none.title')}
        text={t('pois.none.text')}
        action={
          <Button component={Link} to={to.newPoi({ exploration })}>
            {t('pois.create')}
          </Button>
        }
      />
    );
  }

  const many = data.count > PAGE_SIZE;
  const label = t('pois.list');
  return (
    <>
      {many && (
        <div className={styles.scope}>
          <p>{t(all ? 'pois.order.all' : 'pois.order.paged')}</p>
          <Button component={Link} variant="outline" replace to={all ? to.pois({ exploration }) : `?all=1`}>
            {t(all ? 'pois.paged' : 'pois.all', { count: data.count })}
          </Button>
        </div>
      )}
      <ReorderForm
        label={label}
        rows={data.rows}
        count={data.count}
        readAll={async () => (await client.fetchQuery(poiRows({ exploration, offset: null }))).rows}
        send={(changed) =>
          accountCall(routes.managedPois.arrange, {
            body: {
              exploration_name: exploration,
              order: changed.map(({ id, position }) => ({ poi_id: id, position })),
            },
          })
        }
        onSaved={() => client.invalidateQueries({ queryKey: [routes.managedPois.list.path] })}
        actions={(poi) => <PoiActions poi={poi} />}
        pager={!all && <TablePager label={label} count={data.count} {...place} />}
      >
        {(poi) => <PoiFacts poi={poi} note={note(poi)} />}
      </ReorderForm>
    </>
  );
}

/**
 * Content of a poi row in the list: name, location kind, number of tasks, when it opens, and a note such as open
 * reports.
 */
function PoiFacts({ poi, note }: { poi: ManagedPoi; note: ReactNode }) {
  const { t } = useTranslation(poisTexts);
  const { data: trail } = useQuery(trailQuery(poi.Exploration.slug));
  const opens = useConditionWords(trail?.Pois ?? []);
  const at = { exploration: poi.Exploration.slug, poi: poi.slug };
  return (
    <>
      <Link to={to.poi(at)} className={styles.name}>
        {poi.name}
      </Link>
      <span className={styles.facts}>
        {[t(`poi.location.${poi.location_type}`), t('pois.tasks', { count: poi.task_count }), opens.sentence(poi)]
          .filter(Boolean)
          .join(' · ')}
        {note}
      </span>
    </>
  );
}

/** Row actions of a poi in the list. */
function PoiActions({ poi }: { poi: ManagedPoi }) {
  const { t } = useTranslation(poisTexts);
  const at = { exploration: poi.Exploration.slug, poi: poi.slug };
  const actions = [
    { to: to.poi(at), key: 'pois.action.edit', Icon: IconPencil },
    { to: to.prerequisites(at), key: 'pois.action.prerequisites', Icon: IconLock },
    { to: to.tasks(at), key: 'pois.action.tasks', Icon: IconListCheck },
    { to: to.deletePoi(at), key: 'pois.action.delete', Icon: IconTrash, danger: true },
  ] as const;
  return actions.map(({ to: address, key, Icon, ...danger }) => (
    <ActionIcon
      key={key}
      component={Link}
      to={address}
      variant="subtle"
      color={'danger' in danger ? 'flag' : 'trail'}
      size="var(--target)"
      aria-label={t(key, { name: poi.name })}
      title={t(key, { name: poi.name })}
    >
      <Icon aria-hidden="true" />
    </ActionIcon>
  ));
}
