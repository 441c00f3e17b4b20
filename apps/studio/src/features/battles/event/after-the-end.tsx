import { Button } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { battlesTexts } from '#i18n/battles.ts';
import { eventTexts } from '#i18n/event.ts';
import { to } from '#to.ts';
import { CsvMenu } from '../statistic/csv-menu.tsx';
import { reportAddress } from '../statistic/statistic-address.ts';
import styles from './console/console.module.css';

interface Props {
  battle: ManagedBattle;
  /** Photos that wait for a verdict. */
  photos: number;
  /** Whether to link the ranking. */
  ranking?: boolean;
}

/** What is left to do after the end: photos that wait, certificates, report and files. */
export function AfterTheEnd({ battle: { slug: battle }, photos, ranking = true }: Props) {
  const { t } = useTranslation(eventTexts);
  const { t: tBattles } = useTranslation(battlesTexts);
  const pages = [
    ...(ranking ? [{ to: to.battleRanking({ battle }), label: tBattles('battle.ranking') }] : []),
    { to: to.certificates({ battle }), label: tBattles('battle.certificates') },
    { to: reportAddress(battle), label: tBattles('battle.report') },
  ];
  return (
    <section className={`${styles.card} ${styles.todo}`}>
      <h2>{t('event.todo')}</h2>
      <ul>
        {photos > 0 && (
          <li>
            {t('event.todo.photos', { count: photos })}
            <Button component={Link} variant="default" to={to.battlePhotos({ battle })}>
              {t('event.todo.look')}
            </Button>
          </li>
        )}
        {pages.map((page) => (
          <li key={page.to}>
            {page.label}
            <Button
              component={Link}
              variant="default"
              to={page.to}
              aria-label={t('event.todo.open.of', { page: page.label })}
            >
              {t('event.todo.open')}
            </Button>
          </li>
        ))}
        <li>
          {t('event.todo.files')}
          <CsvMenu slug={battle} />
        </li>
      </ul>
      <p className={styles.none}>{t('event.todo.later')}</p>
    </section>
  );
}
