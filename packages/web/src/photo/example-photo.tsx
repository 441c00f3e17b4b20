import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { photoTexts } from '../i18n/photo.ts';
import styles from './photo-task.module.css';

interface Props {
  src: string;
  caption: string;
  lang: string | undefined;
}

/** The creator's example of a good photo; left out when it cannot be loaded. */
export function ExamplePhoto({ src, caption, lang }: Props) {
  const { t } = useTranslation(photoTexts);
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  return (
    <figure className={styles.example}>
      <img
        className={styles.picture}
        src={src}
        alt={caption || t('photo.example.alt')}
        onError={() => setBroken(true)}
      />
      <figcaption>
        <strong>{t('photo.example')}</strong> {caption !== '' && <span lang={lang}>{caption}</span>}
      </figcaption>
    </figure>
  );
}
