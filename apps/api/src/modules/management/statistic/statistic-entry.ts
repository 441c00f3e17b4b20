import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import type { BattleActRow } from '../battles/battle-acts.repository.ts';
import type { StandingRow } from './standings.repository.ts';
import { jsonObjectStart, type poisWriter } from './statistic-pois.ts';
import { type CountedResult, teamFigures } from './team-figures.ts';
import type { TeamArrivals, TeamMarks } from './team-marks.ts';

/** What a team did in its exploration. */
export interface TeamResult extends CountedResult {
  pois: ReturnType<typeof poisWriter>;
  arrivals: TeamArrivals;
  acts: BattleActRow[];
}

/** The statistic of one team as JSON (`statisticEntry`), in the order of the contract. */
export function writeEntry(standing: StandingRow, reached: TeamResult): string {
  const { pois, solved, bought, arrivals } = reached;
  const figures = teamFigures(standing, reached);
  return `${jsonObjectStart(figures)},${timelinesOf(reached)},"Exploration":${jsonObjectStart(standing.exploration)},"Pois":${pois({ solved: solved.times, bought: bought.times, arrivals })}}}`;
}

/** The fields from the timelines to the adjustments; written as text, because a hundred teams have tens of thousands of times. */
function timelinesOf({ solved, bought, acts, iso }: TeamResult): string {
  const times = ({ moments }: TeamMarks) =>
    moments.length === 0
      ? '[]'
      : `["${moments
          .toSorted((a, b) => a - b)
          .map(iso)
          .join('","')}"]`;
  const deleted = (marks: TeamMarks) =>
    `[${marks.deleted.map(({ count, lastAt }) => `{"count":${count},"at":"${iso(lastAt)}"}`).join()}]`;
  const adjustments: StatisticEntry['Adjustments'] = acts.map(({ amount, text, at }) => ({
    points: amount ?? 0,
    reason: text ?? '',
    at: at.toISOString(),
  }));
  return `"tasks_timeline":${times(solved)},"hints_timeline":${times(bought)},"deleted_tasks_timeline":${deleted(solved)},"deleted_hints_timeline":${deleted(bought)},"Adjustments":${JSON.stringify(adjustments)}`;
}
