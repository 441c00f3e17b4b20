import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { photoTexts } from '../i18n/photo.ts';
import styles from './photo-task.module.css';

/**
 * The picture of the own photo: its address, undefined until that is known; `deleted`: it was deleted; `failed`: it
 * cannot be shown now.
 */
export type OwnPicture = { url: string | undefined } | 'deleted' | 'failed';

interface Props {
  own: OwnPicture;
  /** Address on this device of the same picture, shown until the other one is loaded. */
  meanwhile?: string | undefined;
}

/** The player's photo, or the reason why it is not shown. */
export function OwnPhotoView({ own, meanwhile }: Props) {
  const { t } = useTranslation(photoTexts);
  const [broken, setBroken] = useState<string>();
  const isDeleted = own === 'deleted';
  const known = typeof own === 'string' ? undefined : own.url;
  const url = [known, meanwhile].find((address) => address !== undefined && address !== broken);
  if (isDeleted || (url === undefined && (own === 'failed' || broken !== undefined)))
    return <p className={styles.missing}>{t(isDeleted ? 'photo.own.deleted' : 'photo.own.failed')}</p>;
  if (url === undefined) return <div className={styles.own} data-result />;
  // Browsers show the earlier picture until the next one is loaded.
  return <img className={styles.own} data-result src={url} alt={t('photo.own')} onError={() => setBroken(url)} />;
}
