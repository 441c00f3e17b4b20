import type { RankingEntry } from '@puzzle-runs/contract/progress.ts';
import { TeamStanding } from '@puzzle-runs/web/ranking/team-standing.tsx';
import { Chip } from '@puzzle-runs/web/ui/chip.tsx';
import { useTranslation } from 'react-i18next';
import { usePlay } from '../play-context.ts';
import { isOwn } from '../standing.ts';

interface Props {
  entry: RankingEntry;
  /** Name the run as well: the teams play different ones. */
  namesRun: boolean;
  leads: boolean;
}

/** A team of the ranking as a player sees it: the own one is marked. */
export function TeamBar(props: Props) {
  const { t } = useTranslation();
  const { joined } = usePlay();
  const own = isOwn(props.entry, joined);
  return (
    <TeamStanding {...props} own={own}>
      {own && <Chip tone="sun">{t('play.ranking.own')}</Chip>}
    </TeamStanding>
  );
}
