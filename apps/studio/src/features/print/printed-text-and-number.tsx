import type { TaskContents } from '@puzzle-runs/domain/task/task-types.ts';
import { useTranslation } from 'react-i18next';
import styles from './answers.module.css';
import { BlankLine } from './blank-line.tsx';
import type { PrintVisibility } from './print-visibility.ts';

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

export function PrintedText({ content, shown }: { content: TaskContents['guess_text']; shown: PrintVisibility }) {
  const { t } = useTranslation();
  const answers = content.TaskGuessTextAnswers.map(({ answer }) => answer);
  return <AnswerLine label={t('print.answer')} answer={answers.join(` ${t('print.or')} `)} shown={shown} />;
}

export function PrintedNumber({ content, shown }: { content: TaskContents['guess_number']; shown: PrintVisibility }) {
  const { t } = useTranslation();
  const { answer, range_from: from, range_to: to } = content;
  return (
    <>
      {from !== null && to !== null && <p>{t('print.range', { from, to })}</p>}
      <AnswerLine label={t('print.number')} answer={String(answer)} shown={shown} />
    </>
  );
}
