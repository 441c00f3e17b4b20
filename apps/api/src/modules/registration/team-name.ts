import { isRefusedName } from '@puzzle-runs/domain/battle/refused-words.ts';
import { isNeutralTeamName } from '@puzzle-runs/domain/battle/registration.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { claimAmong, takenBy } from '#modules/names/claim-name.service.ts';

export interface TeamName {
  name: string;
  nameSlug: string;
}

/**
 * A chosen name as it is stored.
 * @param taken names that the battle has already
 * @throws `nameless` without letters and digits, `name_taken`
 */
export function toTeamName(chosen: string, taken: readonly { name: string; slug: string }[]): TeamName {
  const { name, slug } = claimAmong(takenBy(taken), chosen, 'name');
  if (isNeutralTeamName(name)) throw new Problem('name_taken', { name }, 'name');
  return { name, nameSlug: slug };
}

/** Throws `name_refused` for a name with a word of the list; organisers may give any name. */
export function refuseWords(name: string): void {
  if (isRefusedName(name)) throw new Problem('name_refused', undefined, 'name');
}
