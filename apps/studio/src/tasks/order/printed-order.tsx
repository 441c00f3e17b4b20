import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { playedContent } from '@puzzle-runs/web/tasks/played-content.ts';
import { useTranslation } from 'react-i18next';
import { printTexts } from '#i18n/print.ts';
import { BlankLine } from '../print/answer-line.tsx';
import styles from '../print/answers.module.css';
import type { PrintedProps } from '../print/print-visibility.ts';

/** The entries in shuffled order, and numbered lines for the correct order. */
export function PrintedOrder({ content, shown }: PrintedProps<'order'>) {
  const { t } = useTranslation(printTexts);
  const mixed = playedContent('order', content).TaskOrderEntries;
  return (
    <>
      <p>
        {t('print.entries')} {joinNames(mixed.map(({ text }) => text))}
      </p>
      {(shown.answers || shown.fields) && (
        <ol className={styles.order}>
          {content.TaskOrderEntries.map(({ id, text }) => (
            <li key={id}>{shown.answers ? <strong>{text}</strong> : <BlankLine />}</li>
          ))}
        </ol>
      )}
    </>
  );
}
