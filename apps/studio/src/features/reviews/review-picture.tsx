import type { Review } from '@puzzle-runs/contract/management/review.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewsTexts } from '#i18n/reviews.ts';
import styles from './reviews.module.css';

/** The photo as large as the screen allows; a sentence when it is deleted or cannot be loaded. */
export function ReviewPicture({ review: { url, Task, Team } }: { review: Review }) {
  const { t } = useTranslation(reviewsTexts);
  const [failed, setFailed] = useState<string>();
  if (url === null || failed === url)
    return <p className={styles.missing}>{t(url === null ? 'reviews.photo.gone' : 'reviews.photo.failed')}</p>;
  const alt = t('reviews.photo.alt', { task: Task.name, team: Team?.name ?? t('reviews.solo') });
  return (
    <a className={styles.large} href={url} target="_blank" rel="noopener">
      <img src={url} alt={alt} onError={() => setFailed(url)} />
    </a>
  );
}
