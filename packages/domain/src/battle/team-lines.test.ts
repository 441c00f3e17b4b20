import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTeamLines } from './team-lines.ts';

test('a list gives a team per line, with the code after the semicolon', () => {
  expect(parseTeamLines('  Rote  Füchse ; BAU\r\n\nDachse\nEulen;\nLuchse; A;B ')).toEqual({
    teams: [
      { line: 1, name: 'Rote Füchse', code: 'BAU' },
      { line: 3, name: 'Dachse', code: null },
      { line: 4, name: 'Eulen', code: null },
      { line: 5, name: 'Luchse', code: 'A;B' },
    ],
    refused: [],
  });
});

test.each([
  ['; BAU', 'no_name'],
  ['…', 'no_name'],
  ['x'.repeat(121), 'name_too_long'],
  [`Füchse; ${'x'.repeat(61)}`, 'code_too_long'],
  ['Füchse; 0', 'code_zero'],
])('the line %j is refused: %s', (text, mistake) => {
  expect(parseTeamLines(`Dachse\n${text}`)).toMatchObject({
    teams: [{ name: 'Dachse' }],
    refused: [{ line: 2, text: text.trim(), mistake }],
  });
});

test('the second line of a name is refused, in any spelling with the same address', () => {
  expect(parseTeamLines('Füchse\nfüchse!\nFÜCHSE; BAU').refused).toEqual([
    { line: 2, text: 'füchse!', mistake: 'name_twice' },
    { line: 3, text: 'FÜCHSE; BAU', mistake: 'name_twice' },
  ]);
});

test('every line that is not blank becomes a team or is refused', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (lines) => {
      const { teams, refused } = parseTeamLines(lines.join('\n'));
      const filled = lines
        .join('\n')
        .split(/\r\n|\r|\n/)
        .filter((line) => line.trim() !== '');
      expect(teams.length + refused.length).toBe(filled.length);
    }),
  );
});
