import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { photoTexts } from '../i18n/photo.ts';
import styles from './photo-task.module.css';

/** The picture of the own photo: its address, undefined until that is known; `deleted`: it was deleted; `failed`: it cannot be shown now. */
export type OwnPicture = { url: string | undefined } | 'deleted' | 'failed';

/** The player's photo, or the reason why it is not shown. */
export function OwnPhotoView({ own }: { own: OwnPicture }) {
  const { t } = useTranslation(photoTexts);
  const [broken, setBroken] = useState(false);
  if (typeof own === 'string' || broken)
    return <p className={styles.missing}>{t(own === 'deleted' ? 'photo.own.deleted' : 'photo.own.failed')}</p>;
  if (own.url === undefined) return null;
  return <img className={styles.own} src={own.url} alt={t('photo.own')} onError={() => setBroken(true)} />;
}
