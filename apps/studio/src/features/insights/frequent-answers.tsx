import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import { useNumberFormats } from '#ui/use-number-formats.ts';
import styles from './insights.module.css';
import { useBattleInsights } from './use-battle-insights.ts';

const SHOWN = 10;

type Row = ReturnType<typeof useBattleInsights>['wrong'][number] & { id: number };

/** The most frequent wrong answers to the quests of a battle, for its printed report. */
export function FrequentAnswers({ battle }: { battle: ManagedBattle }) {
  const { t } = useTranslation(statisticTexts);
  const { number } = useNumberFormats();
  const { wrong } = useBattleInsights(battle);
  const columns: Column<Row>[] = [
    { head: t('insights.wrong.text'), cell: ({ text }) => <strong>{text}</strong>, long: true },
    { head: t('insights.task'), cell: ({ task }) => task.name, long: true },
    { head: t('insights.wrong.participations'), cell: ({ participations }) => number(participations) },
    { head: t('insights.wrong.count'), cell: ({ count }) => number(count) },
  ];
  return (
    <section className={styles.section}>
      <h3>{t('insights.frequent')}</h3>
      <PagedTable
        label={t('insights.frequent')}
        columns={columns}
        rows={wrong.slice(0, SHOWN).map((row, id) => ({ ...row, id }))}
        empty={<p className={styles.text}>{t('insights.wrong.none')}</p>}
      />
    </section>
  );
}
