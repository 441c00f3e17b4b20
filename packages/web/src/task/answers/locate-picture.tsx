import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './locate-input.module.css';

/** Picture of what to find; a message if it is missing or broken. */
export function LocatePicture({ src }: { src: string | null }) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState(false);
  if (src === null || broken) return <p className={styles.missing}>{t('play.picture.missing')}</p>;
  return <img className={styles.picture} src={src} alt={t('play.answer.picture')} onError={() => setBroken(true)} />;
}
