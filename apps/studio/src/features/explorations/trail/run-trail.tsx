import { LiveRegion } from '@puzzle-runs/web/ui/live-region.tsx';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { explorationsTexts } from '#i18n/explorations.ts';
import { trailQuery } from '#shell/exploration-query.ts';
import type { TrailProps } from '#shell/studio-shell.tsx';
import { to } from '#to.ts';
import styles from './run-trail.module.css';
import { StationList } from './station-list.tsx';
import { TrailHead } from './trail-head.tsx';
import { useTrailOrder } from './use-trail-order.ts';

/**
 * The trail of a run: its spots in order, with the quests below the open one. A bar on the left of wide screens, a
 * strip of numbers above the page on narrow ones.
 */
export function RunTrail({ at, menu }: TrailProps) {
  const { t } = useTranslation(explorationsTexts);
  const { data: trail, isError } = useQuery(trailQuery(at.exploration));
  const order = useTrailOrder(at.exploration, trail);
  if (isError && !trail) return menu;
  return (
    <nav className={styles.trail} aria-label={t('trail.label')}>
      {trail && (
        <>
          <TrailHead trail={trail} poi={at.poi} />
          <StationList trail={trail} open={at.poi} order={order} />
          <NavLink to={to.newPoi({ exploration: trail.slug })} className={styles.add ?? ''} aria-label={t('trail.add')}>
            <span className={styles.number}>
              <IconPlus aria-hidden="true" size={18} />
            </span>
            <span className={styles.words}>{t('trail.spot')}</span>
          </NavLink>
        </>
      )}
      <LiveRegion>{order.news}</LiveRegion>
    </nav>
  );
}
