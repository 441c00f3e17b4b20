import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { timeOrDash } from '#shell/lists/time-or-dash.ts';
import { useNumberFormats } from '#ui/use-number-formats.ts';
import styles from './statistic.module.css';

/** Key figures of a team: points, first and last solved task, time of joining. */
export function TeamFacts({ entry }: { entry: StatisticEntry }) {
  const { t } = useTranslation(statisticTexts);
  const { number, change } = useNumberFormats();
  const facts = [
    { name: t('statistic.fact.points'), value: number(entry.netPoints) },
    ...(entry.adjustedPoints === 0
      ? []
      : [{ name: t('statistic.fact.adjusted'), value: change(entry.adjustedPoints) }]),
    { name: t('statistic.fact.first'), value: timeOrDash(entry.first_solved_at) },
    { name: t('statistic.fact.last'), value: timeOrDash(entry.last_solved_at) },
    { name: t('statistic.fact.joined'), value: timeOrDash(entry.joined_at) },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
