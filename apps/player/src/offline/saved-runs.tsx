import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { formatTime } from '@puzzle-runs/web/i18n/format-time.ts';
import { session } from '@puzzle-runs/web/session/session.ts';
import type { StoredGame } from '@puzzle-runs/web/storage/browser-database.ts';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import styles from './saved-runs.module.css';
import { listStoredGames } from './stored-games.ts';

/** The runs that this phone can show without a network; renders nothing without any. */
export function SavedRuns() {
  const { t } = useTranslation(offlineTexts);
  const [games, setGames] = useState<StoredGame[]>([]);
  useEffect(() => {
    void listStoredGames().then((stored) => setGames(stored.filter(({ place }) => session.runToken(place))));
  }, []);
  if (games.length === 0) return null;
  return (
    <Card as="section" className={styles.card} aria-labelledby="saved-runs">
      <h2 id="saved-runs">{t('offline.saved.title')}</h2>
      <ul className={styles.list}>
        {games.map(({ game, place, joined, savedAt }) => (
          <li key={game}>
            <Link to={to.pois(place)}>{joinNames([joined.exploration.name, joined.team?.name])}</Link>
            <span>{t('offline.saved.at', { time: formatTime(savedAt) })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
