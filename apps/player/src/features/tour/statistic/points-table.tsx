import { useTranslation } from 'react-i18next';
import { playgroundTexts } from '#i18n/playground.ts';
import styles from './example-statistic.module.css';
import type { pointsTimeline } from './example-statistic.ts';

/** The chart as a table: each event, and the points after it. */
export function PointsTable({ course: timeline }: { course: ReturnType<typeof pointsTimeline> }) {
  const { t } = useTranslation(playgroundTexts);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('playground.statistic.time')}</th>
          <th scope="col">{t('playground.statistic.what')}</th>
          <th scope="col">{t('playground.statistic.points')}</th>
        </tr>
      </thead>
      <tbody>
        {timeline.map(({ name, minute, net }) => (
          <tr key={name}>
            <td>{t('playground.statistic.minute', { n: minute })}</td>
            <td>{t(`playground.statistic.mark.${name}`)}</td>
            <td>{net}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
