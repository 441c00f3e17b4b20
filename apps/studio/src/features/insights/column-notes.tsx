import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import styles from './insights.module.css';

/** One sentence for each column of a table; closed on the screen, open on paper. */
export function ColumnNotes({ notes }: { notes: readonly { head: string; text: string }[] }) {
  const { t } = useTranslation(statisticTexts);
  return (
    <details className={styles.notes}>
      <summary>{t('insights.columns')}</summary>
      <dl>
        {notes.map(({ head, text }) => (
          <div key={head}>
            <dt>{head}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
