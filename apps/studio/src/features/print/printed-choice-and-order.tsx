import type { TaskContents } from '@puzzle-runs/domain/task/task-types.ts';
import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { playedContent } from '@puzzle-runs/web/task/played-content.ts';
import { IconSquare, IconSquareCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './answers.module.css';
import { BlankLine } from './blank-line.tsx';
import type { PrintVisibility } from './print-visibility.ts';

/** Choices with boxes to tick. Printed answers tick the correct choices. Without fields, only the printed answers remain. */
export function PrintedChoice({ content, shown }: { content: TaskContents['choice']; shown: PrintVisibility }) {
  const { t } = useTranslation();
  const { answers, fields } = shown;
  const choices = fields ? content.TaskChoices : content.TaskChoices.filter(({ correct }) => answers && correct);
  return (
    <ul className={styles.choices}>
      {choices.map(({ id, answer, correct }) => (
        <li key={id}>
          {answers && correct ? (
            <IconSquareCheck aria-label={t('print.right')} size={22} />
          ) : (
            <IconSquare aria-label={t('print.box')} size={22} />
          )}
          {answer}
        </li>
      ))}
    </ul>
  );
}

/** The entries in shuffled order, and numbered lines for the correct order. */
export function PrintedOrder({ content, shown }: { content: TaskContents['order']; shown: PrintVisibility }) {
  const { t } = useTranslation();
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
