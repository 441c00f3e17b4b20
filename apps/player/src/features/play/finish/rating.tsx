import { RATING_MAX } from '@puzzle-runs/domain/insights/feedback.ts';
import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { Nothing, onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { Withdrawn } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import { IconStar } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { finishTexts } from '#i18n/finish.ts';
import { LazyWaitingNote } from '#offline/load-outbox.ts';
import { usePlay } from '../play-context.ts';
import { isUnauthorized, refetchGame } from '../queries.ts';
import { useQueuedEntry } from '../submission/use-queued-entry.ts';
import styles from './rating.module.css';

const RatingComment = onDemand(() => import('../feedback/rating-comment.tsx').then((file) => file.RatingComment), {
  onFail: Nothing,
});

const STARS = Array.from({ length: RATING_MAX }, (_, index) => index + 1);

/** Rating of one to five stars for the exploration, once per participation; a new choice replaces it. */
export function Rating() {
  const { t } = useTranslation(finishTexts);
  const { server, joined } = usePlay();
  const client = useQueryClient();
  const name = useId();
  /** Optimistic value; the saved one arrives with the next refetch of the pois. */
  const [picked, setPicked] = useState<number>();
  const { mutate, error, data } = useMutation<{ rating: number }, ApiProblem, number>({
    mutationFn: (rating) => server.rate(joined.exploration.id, rating, { exploration: joined.exploration.name }),
    onSuccess: () => refetchGame(client),
    onError: () => setPicked(undefined), // also when the player takes it back
    throwOnError: isUnauthorized,
  });
  const { waiting, refused } = useQueuedEntry({ progress_type: 'rating', progress_id: joined.exploration.id });
  const problem = error instanceof Withdrawn ? undefined : (error ?? refused);
  const queued = waiting?.body.progress_type === 'rating' ? waiting.body.rating : undefined;
  const saved = data?.rating ?? joined.progress.rating ?? 0;
  const chosen = picked ?? queued ?? saved;
  const isSaved = !problem && !waiting && chosen > 0 && chosen === saved;

  return (
    <fieldset className={styles.rating}>
      <legend>{t('play.rating.title')}</legend>
      <div className={styles.stars}>
        {STARS.map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={chosen === stars}
              onChange={() => {
                setPicked(stars);
                mutate(stars);
              }}
              aria-label={t('play.rating.stars', { count: stars })}
            />
            <IconStar aria-hidden size={32} className={classNames(stars <= chosen && styles.lit)} />
          </label>
        ))}
      </div>
      <p role="status">{isSaved ? t('play.rating.thanks') : ''}</p>
      {waiting && (
        <Suspense>
          <LazyWaitingNote entry={waiting} />
        </Suspense>
      )}
      {problem && <p role="alert">{t(`problem.${problem.code}`)}</p>}
      {saved > 0 && (
        <Suspense>
          <RatingComment />
        </Suspense>
      )}
    </fieldset>
  );
}
