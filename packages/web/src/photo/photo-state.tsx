import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../ui/chip.tsx';
import styles from './photo-task.module.css';
import type { PhotoTaskProps, PlayedPhotoTask } from './photo-task.tsx';

interface Props {
  task: PlayedPhotoTask;
  photo: NonNullable<PlayedPhotoTask['photo']>;
  place: PhotoTaskProps['place'];
}

const TONES = { pending: 'sun', accepted: 'trail', rejected: 'flag' } as const;

/** What became of the sent photo, with the photo itself and a way to delete it. */
export function PhotoState({ task, photo: { id, state, reason, points }, place }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.state} data-state={state}>
      {place && place.url !== undefined && <OwnPhoto key={id} url={place.url} />}
      <div className={styles.words} role="status">
        <Chip tone={TONES[state]}>{t(`photo.state.${state}`)}</Chip>
        {state === 'pending' && <p>{t(task.progressed ? 'photo.pending.after' : 'photo.pending.before')}</p>}
        {state === 'rejected' && (
          <>
            <p>
              <strong>{t('photo.rejected', { reason: reason ?? '' })}</strong>
            </p>
            <p>{t('photo.rejected.next')}</p>
          </>
        )}
        {state === 'accepted' && points !== null && points !== task.points && (
          <p>{t('photo.points', { count: points })}</p>
        )}
        {state === 'accepted' && reason !== null && <p>{reason}</p>}
      </div>
      {place?.onDelete && (
        <button type="button" className={styles.delete} onClick={place.onDelete}>
          {t('photo.delete')}
        </button>
      )}
    </div>
  );
}

function OwnPhoto({ url }: { url: string | null }) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState(false);
  if (url === null || broken) return <p className={styles.missing}>{t('photo.own.failed')}</p>;
  return <img className={styles.own} src={url} alt={t('photo.own')} onError={() => setBroken(true)} />;
}
