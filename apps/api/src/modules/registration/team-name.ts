import { isNeutralTeamName } from '@puzzle-runs/domain/battle/neutral-team-name.ts';
import { isRefusedName } from '@puzzle-runs/domain/battle/refused-words.ts';
import { storedSlug } from '@puzzle-runs/domain/exploration/slug.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';

export interface TeamName {
  name: string;
  nameSlug: string;
}

/**
 * A chosen name as it is stored.
 * @param taken slugs of the names that the battle has already
 * @throws `invalid_request` without letters and digits, `name_taken`.
 */
export function toTeamName(chosen: string, taken: readonly string[]): TeamName {
  const name = chosen.normalize('NFC');
  const nameSlug = storedSlug(name);
  if (nameSlug === '') throw new Problem('invalid_request', undefined, 'name');
  if (isNeutralTeamName(name) || taken.includes(nameSlug)) throw new Problem('name_taken', { name }, 'name');
  return { name, nameSlug };
}

/** Throws `name_refused` for a name with a word of the list; organisers may give any name. */
export function refuseWords(name: string): void {
  if (isRefusedName(name)) throw new Problem('name_refused', undefined, 'name');
}
