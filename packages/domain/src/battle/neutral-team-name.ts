import { slugify } from '../exploration/slug.ts';

const NEUTRAL = /^team-(\d+)$/;

/** The name of a registered team until its organiser accepts the name that it asked for. The same in both languages. */
export function neutralTeamName(number: number): string {
  return `Team ${number}`;
}

/** Whether a name reads like a neutral one, so that a team that chose it would look like a team whose name waits. */
export function isNeutralTeamName(name: string): boolean {
  return NEUTRAL.test(slugify(name));
}

/** The number of the next registered team, which no team of the battle has in its slug. */
export function nextTeamNumber(slugs: readonly string[]): number {
  const numbers = slugs.map((slug) => Number(NEUTRAL.exec(slug)?.[1] ?? 0));
  return numbers.reduce((highest, number) => Math.max(highest, number), 0) + 1;
}
