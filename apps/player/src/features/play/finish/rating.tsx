import { RATING_MAX } from '@puzzle-runs/domain/limits.ts';
import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import { IconStar } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlay } from '../play-context.ts';
import { isUnauthorized, refetchGame } from '../queries.ts';
import styles from './rating.module.css';

const STARS = Array.from({ length: RATING_MAX }, (_, index) => index + 1);

/** One to five stars for the run, once per participation; another choice replaces it. */
export function Rating() {
  const { t } = useTranslation();
  const { server, joined } = usePlay();
  const client = useQueryClient();
  const name = useId();
  /** Shown at once; the saved one comes with the next reading of the pois. */
  const [picked, setPicked] = useState<number>();
  const { mutate, error } = useMutation<{ rating: number }, ApiProblem, number>({
    mutationFn: (rating) => server.rate(joined.exploration.id, rating),
    onSuccess: () => refetchGame(client),
    onError: () => setPicked(undefined),
    throwOnError: isUnauthorized,
  });
  const chosen = picked ?? joined.progress.rating ?? 0;

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
      <p role="status">{!error && chosen > 0 ? t('play.rating.thanks') : ''}</p>
      {error && <p role="alert">{t(`problem.${error.code}`)}</p>}
    </fieldset>
  );
}
