/** The view of the statistic, stored in the address so that a reload keeps it. */
export interface StatisticAddress {
  /** Slug of the selected team. */
  team: string | null;
  /** Show the printable report instead of the tabs; without a team it contains all teams. */
  report: boolean;
}

/** In place of a team's slug: all teams together. No name has a slug with a tilde. */
export const ALL_TEAMS = '~all';

export function readStatisticAddress(params: URLSearchParams): StatisticAddress {
  return { team: params.get('team') || null, report: params.get('report') === '1' };
}

/** Query parameters for a view. */
export function writeStatisticAddress({ team, report }: StatisticAddress): URLSearchParams {
  return new URLSearchParams({ ...(team !== null && { team }), ...(report && { report: '1' }) });
}
