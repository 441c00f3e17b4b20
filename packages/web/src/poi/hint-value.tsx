import type { PlayedHint } from '@puzzle-runs/contract/poi.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './hint-card.module.css';

interface Props {
  kind: PlayedHint['hint_type'];
  value: string;
  name: string;
}

/** Content of a revealed hint. Where a picture or video fails to load, a message is shown, and the address of the video. */
export function HintValue({ kind, value, name }: Props) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState(false);
  const onError = () => setBroken(true);

  if (kind === 'text') return <p className={styles.text}>{value}</p>;
  if (kind === 'image') {
    return broken ? (
      <p>{t('play.picture.missing')}</p>
    ) : (
      <img className={styles.media} src={value} alt={name} onError={onError} />
    );
  }
  if (!broken) {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- creators give the address of a video; captions are part of it
      <video
        className={styles.media}
        src={value}
        aria-label={name}
        controls
        playsInline
        preload="metadata"
        onError={onError}
      />
    );
  }
  return (
    <p>
      {t('play.hint.videoMissing')}{' '}
      <a href={value} target="_blank" rel="noreferrer">
        {t('play.hint.videoOpen')}
      </a>
    </p>
  );
}
