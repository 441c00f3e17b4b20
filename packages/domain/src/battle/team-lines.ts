import { isAccessCode } from '../exploration/access-code.ts';
import { storedSlug } from '../exploration/slug.ts';
import { comparableText } from '../text/comparable-text.ts';
import { CODE_MAX, NAME_MAX } from '../text/text-lengths.ts';
import { type PastedTeam, pastedTeams } from './pasted-teams.ts';

/** Most teams of one call that creates several. */
export const TEAMS_AT_ONCE_MAX = 500;

/** Why a line cannot become a team. */
export type TeamLineMistake = 'no_name' | 'name_too_long' | 'name_twice' | 'code_too_long' | 'code_zero';

export interface RefusedTeamLine {
  line: number;
  text: string;
  mistake: TeamLineMistake;
}

/**
 * Reads a list of teams as people type or paste it (`pastedTeams`). Two names are the same if they look the same, as
 * for stored teams.
 * @returns teams in the order of the list, and what cannot become one
 */
export function parseTeamLines(list: string): { teams: PastedTeam[]; refused: RefusedTeamLine[] } {
  const teams: PastedTeam[] = [];
  const refused: RefusedTeamLine[] = [];
  const names = new Set<string>();
  for (const team of pastedTeams(list)) {
    const name = comparableText(team.name);
    const mistake = mistakeOf(team, names.has(name));
    if (mistake) refused.push({ line: team.line, text: team.name || (team.code ?? ''), mistake });
    else teams.push(team);
    names.add(name);
  }
  return { teams, refused };
}

function mistakeOf({ name, code }: PastedTeam, isTwice: boolean): TeamLineMistake | undefined {
  if (storedSlug(name) === '') return 'no_name';
  if (name.length > NAME_MAX) return 'name_too_long';
  if (isTwice) return 'name_twice';
  if (code !== null && code.length > CODE_MAX) return 'code_too_long';
  if (code !== null && !isAccessCode(code)) return 'code_zero';
  return undefined;
}
