import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { IconKey, IconListNumbers, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { poisTexts } from '#i18n/pois.ts';
import { RowMenu } from '#shell/lists/row-menu.tsx';
import { RowMenuLink } from '#shell/lists/row-menu-link.tsx';
import { to } from '#to.ts';
import styles from './edit-poi.module.css';

/** Menu of a poi on its page: its lists, and its deletion. */
export function PoiActions({ poi }: { poi: ManagedPoi }) {
  const { t } = useTranslation(poisTexts);
  const at = { exploration: poi.Exploration.slug, poi: poi.slug };
  return (
    <RowMenu label={t('order.menu', { name: poi.name })}>
      <RowMenuLink to={to.tasks(at)} label={t('poi.action.tasks')} Icon={IconListNumbers} />
      <RowMenuLink to={to.prerequisites(at)} label={t('poi.action.prerequisites')} Icon={IconKey} />
      <RowMenuLink to={to.deletePoi(at)} label={t('pois.delete.title')} Icon={IconTrash} danger />
    </RowMenu>
  );
}

/** Links to the lists of a poi on narrow screens, where its trail has no room for them. */
export function PoiLists({ poi }: { poi: ManagedPoi }) {
  const { t } = useTranslation();
  const at = { exploration: poi.Exploration.slug, poi: poi.slug };
  return (
    <nav className={styles.lists} aria-label={t('poi.lists', { name: poi.name })}>
      <Link to={to.prerequisites(at)}>{t('poi.tab.prerequisites')}</Link>
      <Link to={to.tasks(at)}>{t('poi.tab.tasks')}</Link>
    </nav>
  );
}
