import { to } from '#to.ts';

/** Which part of the report is shown: two pages about the event, or also a sheet for each team. */
type ReportPart = 'summary' | 'teams';

/** The view of the statistic, stored in the address so that a reload keeps it. */
export interface StatisticAddress {
  /** Slug of the selected team. */
  team: string | null;
  /** Show the printable report instead of the tabs; with a team it contains only that team. */
  report: ReportPart | null;
}

/** In place of a team's slug: all teams together. No name has a slug with a tilde. */
export const ALL_TEAMS = '~all';

const PARTS = { '1': 'summary', teams: 'teams' } as const;

export function readStatisticAddress(params: URLSearchParams): StatisticAddress {
  const report = params.get('report');
  return { team: params.get('team') || null, report: report === '1' || report === 'teams' ? PARTS[report] : null };
}

/** Query parameters for a view. */
export function writeStatisticAddress({ team, report }: StatisticAddress): URLSearchParams {
  return new URLSearchParams({
    ...(team !== null && { team }),
    ...(report && { report: report === 'summary' ? '1' : 'teams' }),
  });
}

/** Address of the report about a battle, by its slug. */
export function reportAddress(battle: string): string {
  return `${to.battleStatistic({ battle })}?${writeStatisticAddress({ team: null, report: 'summary' })}`;
}
