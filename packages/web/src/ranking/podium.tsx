import type { RankingEntry } from '@puzzle-runs/contract/play/ranking.ts';
import { useTranslation } from 'react-i18next';
import { CoverImage } from '../ui/cover-image.tsx';
import styles from './podium.module.css';

interface Props {
  entries: readonly RankingEntry[];
  /** Styles for the place where it is shown. */
  className?: string | undefined;
}

/** The first three teams with picture and name. Teams that share a place stand equally high. */
export function Podium({ entries, className = '' }: Props) {
  const { t } = useTranslation();
  return (
    <ol className={`${styles.podium} ${className}`} aria-label={t('ranking.podium')}>
      {entries.map(({ place, Team, Exploration }) => (
        <li key={`${Exploration.id}/${Team.id}`} className={styles.team} data-place={Math.min(place, 3)}>
          <div className={styles.picture}>
            <CoverImage src={Team.image} hue={Team.name} width="12rem" />
          </div>
          <span className={styles.name}>{Team.name}</span>
          <span className={styles.step}>
            <span className="visually-hidden">{t('ranking.place', { n: place })}</span>
            <span aria-hidden>{place}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
