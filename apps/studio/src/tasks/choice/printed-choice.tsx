import { IconSquare, IconSquareCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { printTexts } from '#i18n/print.ts';
import styles from '../print/answers.module.css';
import type { PrintedProps } from '../print/print-visibility.ts';

/**
 * Choices with boxes to tick. Printed answers tick the correct choices. Without fields, only the printed answers
 * remain.
 */
export function PrintedChoice({ content, shown }: PrintedProps<'choice'>) {
  const { t } = useTranslation(printTexts);
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
