import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import { IconFlag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { usePlay } from '../play-context.ts';
import styles from './finished-note.module.css';

/** Link from the last closed task to the finish; players are not redirected automatically. */
export function FinishedNote() {
  const { t } = useTranslation(playTexts);
  const { place, joined } = usePlay();
  const isFinished = joined.progress.finished_at !== null;
  const { tasks_completed: solved, total_tasks: all } = joined.progress;
  return (
    <div className={classNames(isFinished && styles.note)}>
      <p role="status">{isFinished && t(solved < all ? 'play.finish.nothingOpen' : 'play.finish.all')}</p>
      {isFinished && (
        <Link className={buttonClass('sun')} to={to.pois(place)} state={{ celebrate: true }}>
          <IconFlag aria-hidden size={20} />
          {t('play.finish.go')}
        </Link>
      )}
    </div>
  );
}
