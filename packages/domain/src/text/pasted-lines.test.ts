import { expect, test } from 'vitest';
import { pastedLines } from './pasted-lines.ts';
import { ANSWER_MAX } from './text-lengths.ts';

test.each([
  ['Turm', ['Turm']],
  ['Turm\nDach\r\nTor', ['Turm', 'Dach', 'Tor']],
  [' Turm \n\n\u200B\n Dach\n', ['Turm', 'Dach']],
  ['Turm\tDach\tTor\n', ['Turm', 'Dach', 'Tor']],
  ['•\tTurm\n• Dach', ['Turm', 'Dach']],
  ['1. Mai\n2. Mai\n-5', ['1. Mai', '2. Mai', '-5']],
  ['Turm, Dach; Tor', ['Turm, Dach; Tor']],
  ['\n', []],
  // Word: numbers and bullets with a tab, soft line breaks.
  ['1.\tTurm\r\n2.\tDach\r\n', ['Turm', 'Dach']],
  ['a)\tTurm\r\nb)\tDach', ['Turm', 'Dach']],
  ['o\tTurm\r\n\uF0B7\tDach\r\n–\tTor', ['Turm', 'Dach', 'Tor']],
  ['1. Turm\n2. Dach\n3. Tor', ['Turm', 'Dach', 'Tor']],
  ['1. Mai\n2. Mai\n3. Mai', ['1. Mai', '2. Mai', '3. Mai']],
  ['3. Turm\n1. Dach\n2. Tor', ['3. Turm', '1. Dach', '2. Tor']],
  ['Turm\vDach', ['Turm', 'Dach']],
  // Excel: quotes a cell with a line break, a tab or a quotation mark, and doubles the marks in it.
  ['"Turm\nam Tor"\r\nDach\r\n', ['Turm am Tor', 'Dach']],
  ['"Gasthof ""Zum Hirschen"""\r\nDach', ['Gasthof "Zum Hirschen"', 'Dach']],
  ['1\tTurm\r\n2\tDach', ['Turm', 'Dach']],
  ['1478\t1496', ['1478', '1496']],
  ['12"\n7"', ['12"', '7"']],
  ['„Turm“\n„Dach“', ['„Turm“', '„Dach“']],
])('the pasted text %j gives the answers %j', (text, lines) => {
  expect(pastedLines(text)).toEqual(lines);
});

test('cuts a long line without splitting a character', () => {
  const [line] = pastedLines(`${'x'.repeat(ANSWER_MAX - 1)}🗝️ und mehr\nDach`);
  expect(line).toBe('x'.repeat(ANSWER_MAX - 1));
});
