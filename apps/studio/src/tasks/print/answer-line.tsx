import { useTranslation } from 'react-i18next';
import { printTexts } from '#i18n/print.ts';
import styles from './answers.module.css';
import type { PrintVisibility } from './print-visibility.ts';

/** Blank line for a handwritten answer. */
export function BlankLine({ short = false }: { short?: boolean }) {
  const { t } = useTranslation(printTexts);
  return <span className={short ? styles.gap : styles.line} role="img" aria-label={t('print.blank')} />;
}

/** The correct answer, or a blank line. */
export function AnswerLine({ label, answer, shown }: { label: string; answer: string; shown: PrintVisibility }) {
  if (!shown.answers && !shown.fields) return null;
  return (
    <p className={styles.answer}>
      {label}
      {': '}
      {shown.answers ? <strong>{answer}</strong> : <BlankLine />}
    </p>
  );
}
