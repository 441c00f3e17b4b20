import { useOffline } from '@puzzle-runs/web/api/use-offline.ts';
import { useTranslation } from 'react-i18next';
import styles from './offline-bar.module.css';

/**
 * Tells the player above the page that there is no network, and what still works. `playing`: on the pages of a game.
 */
export function OfflineBar({ playing = false }: { playing?: boolean }) {
  const { t } = useTranslation();
  const offline = useOffline();
  return (
    <div role="status">
      {offline && <p className={styles.bar}>{t(playing ? 'offline.bar.play' : 'offline.bar.browse')}</p>}
    </div>
  );
}
