import { useTranslation } from 'react-i18next';
import { photoTexts } from '../i18n/photo.ts';
import { Chip } from '../ui/chip.tsx';
import { OwnPhotoView } from './own-photo-view.tsx';
import styles from './photo-task.module.css';
import type { PhotoTaskProps, PlayedPhotoTask } from './photo-task-props.ts';

interface Props {
  task: PlayedPhotoTask;
  photo: NonNullable<PlayedPhotoTask['photo']>;
  place: PhotoTaskProps['place'];
  /** Address on this device of the same photo. */
  meanwhile: string | undefined;
  /** Whether a new photo may replace it now. */
  replaceable: boolean;
}

const TONES = { pending: 'sun', accepted: 'trail', rejected: 'flag' } as const;

/** The verdict on the sent photo, with the photo itself and a way to delete it. */
export function PhotoVerdict({ task, photo, place, meanwhile, replaceable }: Props) {
  const { t } = useTranslation(photoTexts);
  const { id, state, reason, points } = photo;
  /** Judged on this device, and not sent yet. */
  const isQueued = id < 0;
  return (
    <div className={styles.state} data-state={state}>
      {place && <OwnPhotoView key={id} own={place.own} meanwhile={meanwhile} />}
      <div className={styles.words} role="status" data-result>
        {isQueued ? (
          <>
            <Chip tone="sun">{t('photo.queued')}</Chip>
            <p>{t(place?.memoryOnly ? 'photo.queued.memory' : 'photo.queued.text')}</p>
          </>
        ) : (
          <Chip tone={TONES[state]}>{t(`photo.state.${state}`)}</Chip>
        )}
        {state === 'pending' && !isQueued && <p>{t('photo.pending')}</p>}
        {state === 'rejected' && (
          <>
            {reason !== null && <p>{reason}</p>}
            {replaceable && <p>{t('photo.rejected.next')}</p>}
          </>
        )}
        {state === 'accepted' && replaceable && !isQueued && <p>{t('photo.replaceable')}</p>}
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
