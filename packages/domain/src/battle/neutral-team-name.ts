import { comparableText } from '../text/comparable-text.ts';

const NEUTRAL = /^team-(\d+)$/;

const LOOKS_NEUTRAL = /^[\s\p{P}]*team[\s\p{P}]*\d+[\s\p{P}]*$/u;

/** The name of a registered team until its organiser accepts the name that it asked for. The same in both languages. */
export function neutralTeamName(number: number): string {
  return `Team ${number}`;
}

/** Whether a name reads like a neutral one: a team that chose it would look as if its name waited for approval. */
export function isNeutralTeamName(name: string): boolean {
  return LOOKS_NEUTRAL.test(comparableText(name));
}

/** The number of the next registered team: one more than the highest in the slugs of the battle's teams. */
export function nextTeamNumber(slugs: readonly string[]): number {
  const numbers = slugs.map((slug) => Number(NEUTRAL.exec(slug)?.[1] ?? 0));
  return numbers.reduce((highest, number) => Math.max(highest, number), 0) + 1;
}
