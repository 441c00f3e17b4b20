import { slugify } from '@puzzle-runs/domain/exploration/slug.ts';

/** From so many teams on one looks for one's own by its name. */
export const MANY_TEAMS = 12;

/** The teams whose names hold what was typed, however it is written; all of them while nothing is. */
export function filterTeams<Team extends { name: string }>(teams: readonly Team[], typed: string): readonly Team[] {
  const query = slugify(typed);
  return teams.filter(({ name }) => slugify(name).includes(query));
}
