import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCsv } from './format-csv.ts';

test('a table starts with a byte order mark and ends its lines as in RFC 4180', () => {
  expect(
    formatCsv(
      [
        ['Team', 'Punkte'],
        ['Füchse', 12],
        ['Dachse', null],
      ],
      'de',
    ),
  ).toBe('\uFEFFTeam;Punkte\r\nFüchse;12\r\nDachse;\r\n');
  expect(formatCsv([['a', 1.5]], 'en')).toBe('\uFEFFa,1.5\r\n');
  expect(formatCsv([], 'de')).toBe('\uFEFF');
});

describe('a cell', () => {
  test.each([
    ['Füchse', 'Füchse'],
    ['', ''],
    ['a;b', '"a;b"'],
    ['a,b', '"a,b"'],
    ['so "genannt"', '"so ""genannt"""'],
    ['zwei\nZeilen', '"zwei\nZeilen"'],
    [' vorn', '" vorn"'],
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("x";"y")', `"'=HYPERLINK(""x"";""y"")"`],
    ['+49 941', "'+49 941"],
    ['-Team-', "'-Team-"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1', "'＝1"],
    ['  =1', "'  =1"],
    ['\t=1', '"\'\t=1"'],
    ['\rx', '"\'\rx"'],
    ['1-2', '1-2'],
    [-5, '-5'],
  ])('%j is written as %s', (cell, written) => {
    expect(formatCsv([[cell]], 'de')).toBe(`\uFEFF${written}\r\n`);
  });
});

/** A parser of RFC 4180. */
function read(csv: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let [cell, quoted] = ['', false];
  for (let index = 1; index < csv.length; index++) {
    const sign = csv[index] ?? '';
    if (quoted && sign === '"' && csv[index + 1] === '"') cell += csv[++index];
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === separator || sign === '\r')) {
      rows.at(-1)?.push(cell);
      cell = '';
      if (sign === '\r') rows.push([]);
    } else if (quoted || sign !== '\n') cell += sign;
  }
  return rows.slice(0, -1);
}

test('any cells can be parsed back, and no text starts like a formula', () => {
  const signs = fc.constantFrom('=', '+', '-', '@', '"', ';', ',', '\r', '\n', '\t', ' ', "'", 'a', 'ä', '1');
  const text = fc.string({ unit: signs, maxLength: 8 });
  fc.assert(
    fc.property(
      fc.array(fc.array(text, { minLength: 2, maxLength: 2 })),
      fc.constantFrom('de', 'en'),
      (rows, language) => {
        const cells = read(formatCsv(rows, language), language === 'de' ? ';' : ',');
        expect(cells).toHaveLength(rows.length);
        for (const [r, row] of rows.entries()) {
          for (const [c, original] of row.entries()) {
            expect([original, `'${original}`]).toContain(cells[r]?.[c]);
            expect(cells[r]?.[c]).not.toMatch(/^\s*[=+\-@]/);
          }
        }
      },
    ),
  );
});
