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
  const { TaskGuessTextAnswers, focus, tolerance = 0 } = content;
  const answers = TaskGuessTextAnswers.map(({ answer }) => answer).join(` ${t('print.or')} `);
  const typos = focus || tolerance === 0 ? '' : ` (${t('print.typos', { count: tolerance })})`;
  return <AnswerLine label={t('print.answer')} answer={`${answers}${typos}`} shown={shown} />;
}

export function PrintedNumber({ content, shown }: { content: TaskContents['guess_number']; shown: PrintVisibility }) {
  const { t } = useTranslation();
  const { answer, range_from: from, range_to: to, tolerance = 0 } = content;
  const accepted = tolerance === 0 ? String(answer) : t('print.tolerance', { answer, tolerance });
  return (
    <>
      {from !== null && to !== null && <p>{t('print.range', { from, to })}</p>}
      <AnswerLine label={t('print.number')} answer={accepted} shown={shown} />
    </>
  );
}
