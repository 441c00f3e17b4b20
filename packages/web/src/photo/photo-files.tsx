import { IconCamera, IconPhoto } from '@tabler/icons-react';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { photoTexts } from '../i18n/photo.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './photo-task.module.css';

interface Props {
  /** Whether a photo is there already. */
  again: boolean;
  onFile: (file: File) => void;
}

/** Two ways to a photo: the camera of the phone, or a file. On computers, both open the choice of files. */
export function PhotoFiles({ again, onFile }: Props) {
  const { t } = useTranslation(photoTexts);

  function take({ currentTarget: field }: ChangeEvent<HTMLInputElement>) {
    const file = field.files?.[0];
    if (file) onFile(file);
    field.value = '';
  }

  return (
    <div className={styles.ways}>
      <label className={classNames(styles.way, !again && styles.main)}>
        <IconCamera aria-hidden size={22} />
        {t(again ? 'photo.again' : 'photo.take')}
        <input type="file" accept="image/*" capture="environment" onChange={take} />
      </label>
      <label className={styles.way}>
        <IconPhoto aria-hidden size={22} />
        {t('photo.choose')}
        <input type="file" accept="image/*" onChange={take} />
      </label>
    </div>
  );
}
