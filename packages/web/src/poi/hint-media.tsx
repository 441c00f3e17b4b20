import type { PlayedHint } from '@puzzle-runs/contract/poi.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { poiTexts } from '../i18n/poi.ts';
import { taskTexts } from '../i18n/task.ts';
import styles from './hint-card.module.css';

interface Props {
  kind: Exclude<PlayedHint['hint_type'], 'text'>;
  value: string;
  /** What the picture shows, or what is said; '' without one. */
  description: string;
  name: string;
}

/**
 * A revealed hint that is a picture, a video or a sound. What fails to load is replaced by a message, with a link to
 * audio or video.
 */
export function HintMedia({ kind, value, description, name }: Props) {
  const { t } = useTranslation(taskTexts);
  const { t: tPoi } = useTranslation(poiTexts);
  const [broken, setBroken] = useState(false);
  const onError = () => setBroken(true);

  if (kind === 'image') {
    return broken ? (
      <p>{description || t('play.picture.missing')}</p>
    ) : (
      <img className={styles.media} src={value} alt={description || name} onError={onError} />
    );
  }
  const Player = kind;
  return (
    <>
      {broken ? (
        <p>
          {tPoi(`play.hint.${kind}Missing`)}{' '}
          <a href={value} target="_blank" rel="noreferrer">
            {tPoi(`play.hint.${kind}Open`)}
          </a>
        </p>
      ) : (
        <Player
          className={styles.media}
          src={value}
          aria-label={name}
          controls
          preload="metadata"
          onError={onError}
          {...(kind === 'video' && { playsInline: true })}
        />
      )}
      {description !== '' && <p className={styles.text}>{description}</p>}
    </>
  );
}
