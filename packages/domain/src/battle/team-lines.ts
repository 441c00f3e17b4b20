import { isAccessCode } from '../exploration/access-code.ts';
import { storedSlug } from '../exploration/slug.ts';
import { CODE_MAX, NAME_MAX } from '../limits.ts';

/** One line of a pasted list: a team's name, and its access code after a semicolon. */
export interface TeamLine {
  /** Number of the line in the text, from 1. */
  line: number;
  name: string;
  code: string | null;
}

/** Why a line cannot become a team. */
export type TeamLineMistake = 'no_name' | 'name_too_long' | 'name_twice' | 'code_too_long' | 'code_zero';

export interface RefusedTeamLine {
  line: number;
  text: string;
  mistake: TeamLineMistake;
}

/**
 * Reads a list of teams, one per line. Blank lines are left out. Two names are the same if their addresses are, as for stored teams.
 * @returns teams in the order of the lines, and the lines that cannot become one
 */
export function parseTeamLines(list: string): { teams: TeamLine[]; refused: RefusedTeamLine[] } {
  const teams: TeamLine[] = [];
  const refused: RefusedTeamLine[] = [];
  const slugs = new Set<string>();
  for (const [index, text] of list.split(/\r\n|\r|\n/).entries()) {
    if (text.trim() === '') continue;
    const team = parseTeamLine(text, index + 1);
    const mistake = mistakeOf(team, slugs);
    if (mistake) refused.push({ line: team.line, text: text.trim(), mistake });
    else teams.push(team);
    slugs.add(storedSlug(team.name));
  }
  return { teams, refused };
}

function parseTeamLine(text: string, line: number): TeamLine {
  const [name = '', ...code] = text.split(';');
  return { line, name: name.trim().replace(/\s+/g, ' '), code: code.join(';').trim() || null };
}

function mistakeOf({ name, code }: TeamLine, taken: ReadonlySet<string>): TeamLineMistake | undefined {
  const slug = storedSlug(name);
  if (slug === '') return 'no_name';
  if (name.length > NAME_MAX) return 'name_too_long';
  if (taken.has(slug)) return 'name_twice';
  if (code !== null && code.length > CODE_MAX) return 'code_too_long';
  if (code !== null && !isAccessCode(code)) return 'code_zero';
  return undefined;
}
