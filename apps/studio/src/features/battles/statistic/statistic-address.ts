/** What of the statistic an address shows, so that a reload keeps it. */
export interface Place {
  /** Slug of the chosen team. */
  team: string | null;
  /** The report to be printed instead of the tabs; without a team it holds all of them. */
  report: boolean;
}

export function placeOf(params: URLSearchParams): Place {
  return { team: params.get('team') || null, report: params.get('report') === '1' };
}

/** The query of an address that shows this place. */
export function searchOf({ team, report }: Place): URLSearchParams {
  return new URLSearchParams({ ...(team !== null && { team }), ...(report && { report: '1' }) });
}
