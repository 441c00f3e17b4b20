/** What of the statistic an address shows, so that a reload keeps it. */
export interface StatisticAddress {
  /** Slug of the chosen team. */
  team: string | null;
  /** The report to be printed instead of the tabs; without a team it holds all of them. */
  report: boolean;
}

export function readStatisticAddress(params: URLSearchParams): StatisticAddress {
  return { team: params.get('team') || null, report: params.get('report') === '1' };
}

/** The query of an address that shows this place. */
export function writeStatisticAddress({ team, report }: StatisticAddress): URLSearchParams {
  return new URLSearchParams({ ...(team !== null && { team }), ...(report && { report: '1' }) });
}
