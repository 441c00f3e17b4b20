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
  ['; BAU', 'BAU', 'no_name'],
  ['…', '…', 'no_name'],
  ['🦊', '🦊', 'no_name'],
  ['x'.repeat(121), 'x'.repeat(121), 'name_too_long'],
  [`Füchse; ${'x'.repeat(61)}`, 'Füchse', 'code_too_long'],
  ['Füchse; 0', 'Füchse', 'code_zero'],
])('the line %j is refused as %j: %s', (text, named, mistake) => {
  expect(parseTeamLines(`Dachse\n${text}`)).toMatchObject({
    teams: [{ name: 'Dachse' }],
    refused: [{ line: 2, text: named, mistake }],
  });
});

test('the second line of a name is refused, in any spelling that looks the same', () => {
  expect(parseTeamLines('Füchse\nfu\u0308chse\nFÜ\u00ADCHSE; BAU\nＦüchse').refused).toEqual([
    { line: 2, text: 'füchse', mistake: 'name_twice' },
    { line: 3, text: 'FÜCHSE', mistake: 'name_twice' },
    { line: 4, text: 'Ｆüchse', mistake: 'name_twice' },
  ]);
});

test('names that differ by signs or emoji are different teams', () => {
  const names = ['Team 🦊', 'Team 🐻', 'C', 'C++', 'C#', 'Nr. 1', 'Nr 1', 'Füchse', 'Füchse!'];
  const { teams, refused } = parseTeamLines(names.join('\n'));
  expect(teams.map(({ name }) => name)).toEqual(names);
  expect(refused).toEqual([]);
});

test('everything in a list becomes a team or is refused, and no line has more than it holds', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom('a', 'B', '1', '"', ' ', '🦊') })), (lines) => {
      const list = lines.join('\n');
      const { teams, refused } = parseTeamLines(list);
      const words = list.replace(/["\s]/g, '');
      const read = [...teams.map(({ name }) => name), ...refused.map(({ text }) => text)]
        .join('')
        .replace(/["\s]/g, '');
      expect(words).toContain(read.slice(0, 1));
      expect(read.length).toBeLessThanOrEqual(words.length);
      for (const { line } of [...teams, ...refused]) expect(line).toBeLessThanOrEqual(list.split('\n').length);
    }),
  );
});
