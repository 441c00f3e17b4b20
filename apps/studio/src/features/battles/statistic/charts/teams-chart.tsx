import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import { useTranslation } from 'react-i18next';
import { barsOption, columnsOption } from '#ui/charts/bars-option.ts';
import { ChartFigure } from '#ui/charts/chart-figure.tsx';
import { useNumberFormat } from '#ui/use-number-format.ts';
import { hasData } from '../chart-values.ts';
import { type DistributedValue, teamDistribution } from '../team-distribution.ts';

/** Up to this number of teams, bars have room for the team names. */
const NAMED_TEAMS_MAX = 7;

interface Props {
  what: DistributedValue;
  entries: readonly StatisticEntry[];
  /** The highlighted team; without it, all bars have the highlight colour. */
  own?: StatisticEntry | undefined;
}

/** Distribution of points, tasks or hints over the teams. */
export function TeamsChart({ what, entries, own }: Props) {
  const { t } = useTranslation();
  const { number, share } = useNumberFormat();
  const teams = teamDistribution(entries, { what, ownId: own?.Team.id });
  const bars = teams.map(({ team, value, own: mine }) => ({
    label: team,
    value,
    tone: mine || !own ? ('trail' as const) : ('open' as const),
  }));
  const draw = bars.length <= NAMED_TEAMS_MAX ? barsOption(bars, { number, full: 0 }) : columnsOption(bars, { number });
  return (
    <ChartFigure
      title={t(`statistic.distribution.${what}`)}
      text={
        own
          ? t('statistic.distribution.own', { team: own.Team.name, share: share(own.shares[what]) })
          : t('statistic.distribution.all')
      }
      option={hasData(teams) ? draw : undefined}
      table={{
        head: [t('statistic.team'), t('statistic.number')],
        rows: bars.map(({ label, value }) => [label, number(value)]),
      }}
    />
  );
}
