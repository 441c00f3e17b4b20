import { describe, expect, test } from 'vitest';
import { pastedTeams } from './pasted-teams.ts';

/** `Name/CODE`, or the name only. */
function read(text: string): string[] {
  return pastedTeams(text).map(({ name, code }) => (code === null ? name : `${name}/${code}`));
}

describe('reads teams from', () => {
  test.each([
    [
      'a spreadsheet',
      'Team\tCode\t\r\nFalken\tWOLKE7\t\r\nAdler; die Zweiten\tR4\t\r\n\t\t\r\nTeam 🦊\t\t\r\nTeam 🐻\tB9\t\r\n',
      ['Falken/WOLKE7', 'Adler; die Zweiten/R4', 'Team 🦊', 'Team 🐻/B9'],
    ],
    [
      'a CSV file with semicolons and a byte order mark',
      '\uFEFF"Team";"Code"\r\n"Falken";"WOLKE7"\r\n"Adler; die Zweiten";"R4"\r\nLuchse;\r\n',
      ['Falken/WOLKE7', 'Adler; die Zweiten/R4', 'Luchse'],
    ],
    ['a CSV file with commas', 'Name,Password\nFalken,WOLKE7\n"Adler, die",R4\n', ['Falken/WOLKE7', 'Adler, die/R4']],
    ['a CSV file without headings', 'Falken,WOLKE7\nLuchse,\nAdler,R4', ['Falken/WOLKE7', 'Luchse', 'Adler/R4']],
    [
      'a list with numbers and bullets',
      '1. Falken\n2) Adler\n• Luchse\n- Füchse\n\n  Wölfe  \n',
      ['Falken', 'Adler', 'Luchse', 'Füchse', 'Wölfe'],
    ],
    ['a numbered list of a text program', '1.\tFalken\n2.\tAdler\n3.\tLuchse', ['Falken', 'Adler', 'Luchse']],
    ['a list with numbers only', '1 Falken\n2 Adler', ['Falken', 'Adler']],
    ['a list with bullets of a text program', '\uF0B7\tFalken\n\uF0B7\tAdler', ['Falken', 'Adler']],
    ['an indented list', '\tFalken\n\tAdler', ['Falken', 'Adler']],
    ['columns with numbers and other headings', 'Nr.\tCode\tGruppe\n1\tA1\tFalken\n2\t\tAdler', ['Falken/A1', 'Adler']],
    ['more columns than needed', 'Team;Klasse;Code\nFalken;5a;W7\nAdler;5b;R4', ['Falken/W7', 'Adler/R4']],
    ['one line with commas', 'Falken, Adler, Luchse,', ['Falken', 'Adler', 'Luchse']],
    ['two names beside a comma', 'Falken, Adler', ['Falken', 'Adler']],
    ['several lines with commas', 'Falken, Adler,\nLuchse, Füchse', ['Falken', 'Adler', 'Luchse', 'Füchse']],
    ['one line with semicolons', 'Falken; Adler; Luchse', ['Falken', 'Adler', 'Luchse']],
    ['a name and its code', 'Falken; WOLKE7', ['Falken/WOLKE7']],
    ['lines with separators behind', 'Falken;\nAdler;;\nLuchse,', ['Falken', 'Adler', 'Luchse']],
    ['lines with commas behind', 'Falken,\nAdler,\nLuchse', ['Falken', 'Adler', 'Luchse']],
    ['a heading alone', 'Teams\nFalken\nAdler', ['Falken', 'Adler']],
    ['a cell with a line break', '"Falken\n5a"\tW7\nAdler\tR4', ['Falken 5a/W7', 'Adler/R4']],
    ['doubled quotation marks', '"Die ""Wilden""";R4\nAdler;', ['Die "Wilden"/R4', 'Adler']],
    ['Excel’s line about the separator', 'sep=;\r\nTeam;Code\r\nFalken;W7', ['Falken/W7']],
    ['quoted names with commas behind', '"Falken",\n"Adler",', ['Falken', 'Adler']],
    ['a heading with a colon', 'Namen:\n- Falken\n- Adler', ['Falken', 'Adler']],
    [
      'a column of classes before the one of teams',
      'Klasse\tTeam\tCode\n5a\tFalken\tW7\n5a\tAdler\tR4',
      ['Falken/W7', 'Adler/R4'],
    ],
    ['a column of teams before the one of names', 'Gruppe;Name\nFalken;Anna\nAdler;Bob', ['Falken', 'Adler']],
    ['columns of which only one heading is known', 'Spielerin;Code\nAnna;W7\nBo;R4', ['Anna/W7', 'Bo/R4']],
    ['columns of which only the name is known', 'Team;Mitglieder\nFalken;Anna\nAdler;Bob', ['Falken', 'Adler']],
    ['numbers with a hyphen', '1 - Falken\n2 - Adler', ['Falken', 'Adler']],
    [
      'further bullets of text programs',
      '➢ Falken\n✓ Adler\n☐ Luchse\n❖ Füchse\n\uF0D8\tWölfe',
      ['Falken', 'Adler', 'Luchse', 'Füchse', 'Wölfe'],
    ],
    [
      'a table of Markdown',
      '| Team | Code |\n| --- | :--: |\n| Falken | WOLKE7 |\n| Adler, die | |\n|Luchse|B9|',
      ['Falken/WOLKE7', 'Adler, die', 'Luchse/B9'],
    ],
    [
      'a table of Markdown with few codes',
      '| Team | Code |\n|---|---|\n| Falken | WOLKE7 |\n| Adler | |\n| Luchse | |\n| Füchse | |',
      ['Falken/WOLKE7', 'Adler', 'Luchse', 'Füchse'],
    ],
    ['a table of Markdown without outer lines', 'Team | Code\n--- | ---\nFalken | r4\nAdler |', ['Falken/r4', 'Adler']],
    ['a table of Markdown with one column', '| Team |\n|:-|\n| Falken |\n| Adler |', ['Falken', 'Adler']],
    [
      'a table of Markdown with numbers',
      '|Nr.|Code|Gruppe|\n|-:|-|-|\n|1|A1|Falken|\n|2||Adler|',
      ['Falken/A1', 'Adler'],
    ],
    [
      'a table of a database',
      '+--------+------+\n| name   | code |\n+--------+------+\n| Falken | W7   |\n| Adler  | R4   |\n+--------+------+\n',
      ['Falken/W7', 'Adler/R4'],
    ],
    ['a table of psql', ' name   | code \n--------+------\n Falken | W7\n(1 row)\n', ['Falken/W7']],
    ['a table of psql in German', ' team\n------\n Falken\n Adler\n(2 Zeilen)\n\n', ['Falken', 'Adler']],
    [
      'a table in a frame',
      '┌────────┬──────┐\n│ Team   │ Code │\n├────────┼──────┤\n│ Falken │ W7   │\n│ Adler  │ R4   │\n└────────┴──────┘',
      ['Falken/W7', 'Adler/R4'],
    ],
    ['a table in a double frame', '╔════╤════╗\n║ Falken │ W7 ║\n╚════╧════╝', ['Falken/W7']],
    ['a table of Jira', '||Team||Code||\n|Falken|W7|\n|Adler|R4|', ['Falken/W7', 'Adler/R4']],
    ['vertical lines without headings', '1 | Falken | W7\n2 | Adler | R4', ['Falken/W7', 'Adler/R4']],
    ['one line with vertical lines', 'Falken | Adler | Luchse', ['Falken', 'Adler', 'Luchse']],
    ['lines with a vertical line behind', 'Falken |\nAdler|', ['Falken', 'Adler']],
    [
      'lines with different separators',
      'Falken\tW7\nAdler; R4\nLuchse | B9\nFüchse, C5\nWölfe (RABE12)\nBären',
      ['Falken/W7', 'Adler/R4', 'Luchse/B9', 'Füchse/C5', 'Wölfe/RABE12', 'Bären'],
    ],
    ['commas and vertical lines', 'Falken, R4\nAdler | B9', ['Falken/R4', 'Adler/B9']],
    ['headings with another separator', 'Team;Code\nFalken,W7\nAdler | R4', ['Falken/W7', 'Adler/R4']],
    ['headings that name the code first', 'Code;Team\nW7;Falken\nAdler, R4', ['Falken/W7', 'Adler/R4']],
    ['few codes behind a comma', 'Falken\nAdler, SONNE8\nLuchse', ['Falken', 'Adler/SONNE8', 'Luchse']],
    [
      'codes in brackets',
      'Falken (WOLKE7)\nAdler (4711)\nLuchse [ÄPFEL]',
      ['Falken/WOLKE7', 'Adler/4711', 'Luchse/ÄPFEL'],
    ],
    [
      'a heading with brackets',
      'Team (Code)\n1. Falken (WOLKE7)\n2. Adler (SONNE8)',
      ['Falken/WOLKE7', 'Adler/SONNE8'],
    ],
    ['a line with codes in brackets', 'Falken (WOLKE7), Adler (SONNE8)', ['Falken/WOLKE7', 'Adler/SONNE8']],
    ['a name with brackets beside its code', 'Falken (KLASSE);W7\nAdler;R4', ['Falken (KLASSE)/W7', 'Adler/R4']],
    ['brackets behind brackets', 'Team (Klasse 5b) (WOLKE7)', ['Team (Klasse 5b)/WOLKE7']],
    ['nothing', '\uFEFF\r\n\t\t\r\n;;\n', []],
  ])('%s', (_, text, teams) => {
    expect(read(text)).toEqual(teams);
  });
});

describe('keeps what belongs to a name:', () => {
  test.each([
    ['1. FC Köln'],
    ['1. FC Köln', '1. FC Nürnberg'],
    ['3 Musketiere', '7 Zwerge'],
    ['1. Klasse', '2. Klasse', '3. Klasse'],
    ['1', '2', '3'],
    ['Meier, Schulze und Co', 'Adler', 'Luchse'],
    ['"Falken', 'Adler'],
    ['Team "Adler"', 'Luchse'],
    ['-Füchse-', '*Sterne*'],
    ['„Falken“', '+ und -x'],
    ['Code', 'Adler'],
    ['Team (Klasse 5b)', 'Team (Klasse 5c)'],
    ['Falken (5B)', 'Adler (U18)', 'Luchse (neu)', 'Füchse (Neu2)', 'Wölfe (AB CD)'],
    ['Team (ROSA)', 'Team (BLAU)'],
    ['(WOLKE7)', 'Adler'],
    ['Klasse, 5B', 'Adler', 'Luchse'],
    ['Rot | Weiß', 'Adler', 'Luchse'],
    ['Team -|-', 'Adler'],
  ])('%s', (...names) => {
    const kept = names.map((name) => name.replace(/^\+ /, ''));
    expect(read(names.join('\n'))).toEqual(kept);
  });
});

test('tells the line of each team', () => {
  expect(pastedTeams('\nTeam;Code\n"Falken\n5a";W7\r\n\rAdler').map(({ line }) => line)).toEqual([3, 6]);
});
