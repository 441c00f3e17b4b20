import type { Review } from '@puzzle-runs/contract/management/review.ts';
import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import { IconCheck, IconFlag, IconPhotoOff, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { reviewsTexts } from '#i18n/reviews.ts';
import styles from './reviews.module.css';

interface Props {
  rows: readonly Review[];
  current: number;
  onOpen: (id: number) => void;
}

const MARKS = { pending: undefined, accepted: IconCheck, rejected: IconX } as const;

/** All photos of the filter; a press opens one. */
export function ReviewGallery({ rows, current, onOpen }: Props) {
  const { t } = useTranslation(reviewsTexts);
  return (
    <ul className={styles.gallery} aria-label={t('reviews.gallery')}>
      {rows.map(({ id, url, Task, Team, state, reported_at }) => {
        const Mark = MARKS[state];
        const team = Team?.name ?? t('reviews.solo');
        return (
          <li key={id}>
            <button
              type="button"
              className={classNames(styles.thumb, reported_at !== null && styles.reported)}
              aria-current={id === current ? 'true' : undefined}
              aria-label={`${t('reviews.photo.alt', { task: Task.name, team })}, ${t(`reviews.state.${state}`)}`}
              onClick={() => onOpen(id)}
            >
              {url === null ? (
                <IconPhotoOff aria-hidden="true" size={32} />
              ) : (
                <img src={url} alt="" loading="lazy" decoding="async" />
              )}
              {Mark && <Mark aria-hidden="true" className={styles.mark} data-state={state} size={24} />}
              {reported_at !== null && <IconFlag aria-hidden="true" className={styles.flag} size={24} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
