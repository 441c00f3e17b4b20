import { IconCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { printTexts } from '#i18n/print.ts';
import styles from '../print/answers.module.css';
import type { PrintedProps } from '../print/print-visibility.ts';

/** Options to mark one of; with the answers, what players read after each. */
export function PrintedDecision({ content, shown }: PrintedProps<'decision'>) {
  const { t } = useTranslation(printTexts);
  return (
    <ul className={styles.choices}>
      {content.TaskOptions.map(({ id, option, reaction }) => (
        <li key={id}>
          <IconCircle aria-label={t('print.box')} size={22} />
          <span>
            {option}
            {shown.answers && reaction !== '' && <small className={styles.reaction}>{reaction}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
