import { taskTexts } from '@puzzle-runs/web/i18n/task.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './answers.module.css';

/** Picture of a task or hint, or a note if it is missing or fails to load. */
export function PrintedPicture({ src, label }: { src: string; label: string }) {
  const { t } = useTranslation(taskTexts);
  const [broken, setBroken] = useState(false);
  if (src === '' || broken) return <p className={styles.missing}>{t('play.picture.missing')}</p>;
  return <img className={styles.picture} src={src} alt={label} onError={() => setBroken(true)} />;
}
