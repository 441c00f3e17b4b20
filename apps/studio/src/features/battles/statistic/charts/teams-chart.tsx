import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { ChartFigure } from '#ui/charts/chart-figure.tsx';
import { columnsOption } from '#ui/charts/columns-option.ts';
import { NamedBars } from '#ui/charts/named-bars.tsx';
import { useNumberFormats } from '#ui/use-number-formats.ts';
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
  const { t } = useTranslation(statisticTexts);
  const { number, share } = useNumberFormats();
  const teams = teamDistribution(entries, { what, ownId: own?.Team.id });
  const bars = teams.map(({ team, value, own: mine }) => ({
    label: team,
    value,
    tone: mine || !own ? ('trail' as const) : ('open' as const),
  }));
  const title = t(`statistic.distribution.${what}`);
  const isPoints = what === 'points';
  const text = own
    ? t(isPoints ? 'statistic.distribution.own.points' : 'statistic.distribution.own', {
        team: own.Team.name,
        share: share(own.shares[what]),
      })
    : t(isPoints ? 'statistic.distribution.all.points' : 'statistic.distribution.all');
  const isNamed = bars.length <= NAMED_TEAMS_MAX;
  const draw = isNamed ? (
    <NamedBars label={`${title}: ${text}`} bars={bars} number={number} full={0} />
  ) : (
    columnsOption(bars, { number })
  );
  return (
    <ChartFigure
      title={title}
      text={text}
      option={hasData(teams) ? draw : undefined}
      {...(!isNamed && {
        table: {
          head: [t('statistic.team'), t('statistic.number')],
          rows: bars.map(({ label, value }) => [label, number(value)]),
        },
      })}
    />
  );
}
