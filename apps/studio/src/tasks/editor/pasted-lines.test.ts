import { expect, test } from 'vitest';
import { pastedLines } from './pasted-lines.ts';

test.each([
  ['Turm', ['Turm']],
  ['Turm\nDach\r\nTor', ['Turm', 'Dach', 'Tor']],
  [' Turm \n\n\u200B\n Dach\n', ['Turm', 'Dach']],
  ['Turm\tDach\tTor\n', ['Turm', 'Dach', 'Tor']],
  ['•\tTurm\n• Dach', ['Turm', 'Dach']],
  ['1. Mai\n2. Mai\n-5', ['1. Mai', '2. Mai', '-5']],
  ['Turm, Dach; Tor', ['Turm, Dach; Tor']],
  ['\n', []],
])('the pasted text %j gives the answers %j', (text, lines) => {
  expect(pastedLines(text)).toEqual(lines);
});
