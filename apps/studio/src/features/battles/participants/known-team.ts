import { comparableText } from '@puzzle-runs/domain/text/comparable-text.ts';

/** Returns whether one of the own teams has a name: a team of a list then takes part as it is. */
export function knownAmong(own: readonly { name: string }[]): (name: string) => boolean {
  const names = new Set(own.map(({ name }) => comparableText(name)));
  return (name) => names.has(comparableText(name));
}
