import { isFriendsTeam } from '@puzzle-runs/web/session/session.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { finishTexts } from '#i18n/finish.ts';
import { playTexts } from '#i18n/play.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { usePlay } from '../play-context.ts';
import styles from './finish-panel.module.css';
import { ShareResult } from './share-result.tsx';

/** Links shown at the finish. */
export function FinishLinks() {
  const { t } = useTranslation(playTexts);
  const { t: tFinish } = useTranslation(finishTexts);
  const { place, joined, isPlayground } = usePlay();
  return (
    <div className={styles.ways}>
      {joined.battle && (
        <Link className={buttonClass('primary')} to={to.ranking(place)}>
          {t('play.finish.ranking')}
        </Link>
      )}
      {!isPlayground && <ShareResult />}
      {!isFriendsTeam(place) && (
        <Link className={buttonClass('quiet')} to={to.share(place)}>
          {tFinish('play.finish.share')}
        </Link>
      )}
      <Link className={buttonClass(joined.battle ? 'quiet' : 'primary')} to={to.explorations()}>
        {tFinish('play.finish.others')}
      </Link>
    </div>
  );
}
