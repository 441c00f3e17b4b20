import { expect, test } from 'vitest';
import { isRefusedName } from './refused-words.ts';

test.each([
  'Scheiße',
  'SCHEISSE',
  'Die Arschlöcher',
  'Arschlochbande',
  'fuck off',
  'F u c k',
  'f.u.c.k',
  'Fuuuuck',
  'sh1t',
  '$hit',
  'Sieg Heil',
  'Team Hitler',
  'H1tler',
  'Hurensöhne',
  'Huren\u00adsohn',
  'ｆｕｃｋ',
  'fu\u200D\uFE0Fck',
  'Scheiẞe',
  'Bitches',
  'Sex Team',
])('refuses the name %j', (name) => {
  expect(isRefusedName(name)).toBe(true);
});

test.each([
  'Die Füchse',
  'Klassenkasse',
  'Klasse 5a',
  'Essex',
  'Sussex United',
  'Scunthorpe',
  'Dick und Doof',
  'Herz-Ass',
  'Fuchs und Schwanz',
  'Summa cum laude',
  'Moby Dick',
  'Heilbronn',
  'Siegfried',
  'Nigeria',
  'Montenegro',
  'Analysten',
  'Cocktail',
  'Peacock',
  'Assassinen',
  'Arsenal',
  'Grapefruit',
  'Therapeuten',
  'Shitake',
  'Schwanzmeisen',
  'Sauerkraut',
  'Team 455',
  '1. FC Kegelbrüder',
  'Mongolei',
  'A B C',
  'Пираты',
  '海狸',
])('allows the name %j', (name) => {
  expect(isRefusedName(name)).toBe(false);
});
