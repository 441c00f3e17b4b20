import { slugify } from '@puzzle-runs/domain/exploration/slug.ts';

/** From this many teams on, a search field is shown. */
export const MANY_TEAMS = 12;

/** Teams whose names contain the typed text, ignoring case and spelling variants; all teams for an empty text. */
export function filterTeams<Team extends { name: string }>(teams: readonly Team[], typed: string): readonly Team[] {
  const query = slugify(typed);
  return teams.filter(({ name }) => slugify(name).includes(query));
}
