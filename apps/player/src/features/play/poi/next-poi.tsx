import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { Nothing, onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { IconArrowRight } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { knownPlaceOf } from '../compass/known-place.ts';
import { usePlay } from '../play-context.ts';
import styles from './finished-note.module.css';

const Distance = onDemand(() => import('../compass/distance.tsx').then((file) => file.Distance), { onFail: Nothing });

interface Props {
  next: PlayedPoi;
  /** The poi of this page was done just now. */
  isDone: boolean;
}

/** After a poi: the way to the next one to visit, with its distance where both places are known. */
export function NextPoi({ next, isDone }: Props) {
  const { t } = useTranslation(playTexts);
  const { place } = usePlay();
  const target = next.unlocked ? knownPlaceOf(next) : null;
  return (
    <div className={styles.note}>
      {isDone && <p>{t('play.poi.fresh')}</p>}
      <Link className={buttonClass()} to={to.poi({ ...place, poi: next.slug })}>
        <span>
          {t('play.poi.next')} {next.name}
          {target && (
            <Suspense>
              <Distance target={target} />
            </Suspense>
          )}
        </span>
        <IconArrowRight aria-hidden size={20} />
      </Link>
    </div>
  );
}
