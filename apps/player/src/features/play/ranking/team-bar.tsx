import type { RankingEntry } from '@puzzle-runs/contract/progress.ts';
import { Chip } from '@puzzle-runs/web/ui/chip.tsx';
import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import { useTranslation } from 'react-i18next';
import { PointsBar } from '#ui/points-bar.tsx';
import { usePlay } from '../play-context.ts';
import { isOwn } from '../standing.ts';
import styles from './ranking.module.css';

interface Props {
  entry: RankingEntry;
  /** Name the run as well: the teams play different ones. */
  namesRun: boolean;
  leads: boolean;
}

/** One team: its place, its name and its points out of what there is to earn. */
export function TeamBar({ entry, namesRun, leads }: Props) {
  const { t } = useTranslation();
  const { joined } = usePlay();
  const { place, Team, Exploration, netPoints, pointsToEarn } = entry;
  const own = isOwn(entry, joined);
  return (
    <li className={classNames(styles.team, own && styles.own)}>
      <div className={styles.head}>
        <span className={styles.place}>
          <span className="visually-hidden">{t('play.ranking.place', { n: place })}</span>
          <span aria-hidden>{place}</span>
        </span>
        <span className={styles.name}>
          {Team.name}
          {namesRun && <small>{Exploration.name}</small>}
        </span>
        {own && <Chip tone="sun">{t('play.ranking.own')}</Chip>}
      </div>
      <PointsBar
        value={netPoints}
        max={pointsToEarn}
        label={t('play.ranking.points', { team: Team.name })}
        tone={leads ? 'sun' : 'trail'}
      />
    </li>
  );
}
