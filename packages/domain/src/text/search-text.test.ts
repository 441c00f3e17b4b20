import { describe, expect, test } from 'vitest';
import { containsTerm, searchable, searchIndexText } from './search-text.ts';

test.each([
  { text: 'Łódź', folded: 'lodz' },
  { text: 'Ðorđe Đặng', folded: 'dorde dang' },
  { text: 'ħobż Ŧ', folded: 'hobz t' },
  { text: 'Straße', folded: 'strasse' },
  { text: 'İstanbul ışık', folded: 'istanbul isik' },
  { text: 'Brü\u00ADcken–Tor １２', folded: 'bruecken tor 12' },
  { text: '100 % _ sure', folded: '100 sure' },
  { text: '🦊', folded: '' },
])('searches “$text” as “$folded”', ({ text, folded }) => {
  expect(searchable(text)).toBe(folded);
});

describe('finds', () => {
  test.each([
    ['München', ['münchen', 'muenchen', 'munchen', 'MÜNCHEN', 'mu\u0308nchen', 'mün\u200Bchen']],
    ['København', ['københavn', 'kobenhavn', 'koebenhavn']],
    ['Łódź', ['łódź', 'Lodz', 'lódź']],
    ['Ærø', ['ærø', 'aero', 'aeroe']],
    ['Team 🦊', ['team', '🦊', 'Team 🦊']],
    ['Großer „Bär“', ['grosser', 'GROẞER', 'bar', 'baer']],
  ])('“%s” by %s', (text, terms) => {
    for (const term of terms) expect(containsTerm(text, term), term).toBe(true);
  });
});

test('finds no other emoji', () => {
  expect(containsTerm('Team 🦊', '🐻')).toBe(false);
});

test('stores a plain text once', () => {
  expect(searchIndexText('Tor 1')).toBe('tor 1');
});
