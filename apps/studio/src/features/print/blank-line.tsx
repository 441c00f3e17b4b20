import { useTranslation } from 'react-i18next';
import styles from './answers.module.css';

/** Blank line for a handwritten answer. */
export function BlankLine({ short = false }: { short?: boolean }) {
  const { t } = useTranslation();
  return <span className={short ? styles.gap : styles.line} role="img" aria-label={t('print.blank')} />;
}
