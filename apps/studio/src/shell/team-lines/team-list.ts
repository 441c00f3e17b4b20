import type { PastedTeam } from '@puzzle-runs/domain/battle/pasted-teams.ts';
import { parseTeamLines, type RefusedTeamLine, TEAMS_AT_ONCE_MAX } from '@puzzle-runs/domain/battle/team-lines.ts';
import { randomCode } from '#ui/random-code.ts';

/** A list of teams while it is entered; plain data, so that a draft can keep it. */
export interface TeamList {
  text: string;
  /** Whether teams without a code get one. */
  coded: boolean;
  /** The codes that they get, by name: made when the name is entered, so that the table shows what is created. */
  codes: Readonly<Record<string, string>>;
}

export const NO_TEAMS: TeamList = { text: '', coded: true, codes: {} };

/** The list with another text. */
export function withText(list: TeamList, text: string): TeamList {
  const names = parseTeamLines(text).teams.map(({ name }) => name);
  return { ...list, text, codes: Object.fromEntries(names.map((name) => [name, list.codes[name] ?? randomCode()])) };
}

interface ReadTeams {
  teams: PastedTeam[];
  refused: RefusedTeamLine[];
  tooMany: boolean;
}

/** The teams of a list with their codes, and the lines that cannot become one. */
export function readTeams({ text, coded, codes }: TeamList): ReadTeams {
  const { teams, refused } = parseTeamLines(text);
  const named = teams.map((team) => ({ ...team, code: team.code ?? (coded ? (codes[team.name] ?? null) : null) }));
  return { teams: named, refused, tooMany: teams.length > TEAMS_AT_ONCE_MAX };
}

/** Teams as the API takes them. */
export function teamsToSend(teams: readonly PastedTeam[]): { name: string; code: string | null }[] {
  return teams.map(({ name, code }) => ({ name, code }));
}
