import { expect, test } from 'vitest';
import { readColor, readFontFamily, readFontSize } from './read-style.ts';

test.for([
  ['#C63D1E', '#c63d1e'],
  ['#fa0', '#ffaa00'],
  ['rgb(198, 61, 30)', '#c63d1e'],
  ['rgb(198 61 30)', '#c63d1e'],
  ['rgba(198, 61, 30, 1)', '#c63d1e'],
  ['rgba(198, 61, 30, 0.5)', 'rgba(198, 61, 30, 0.5)'],
  ['rgba(0, 0, 0, 0)', undefined],
  ['transparent', undefined],
  ['red', undefined],
  ['url(x)', undefined],
  ['', undefined],
] as const)('reads the colour %s as %s', ([css, color]) => {
  expect(readColor(css)).toBe(color);
});

test.for([
  ['16px', '16px'],
  ['10.5pt', '11pt'],
  ['1.5em', '150%'],
  ['.9rem', '90%'],
  ['120%', '120%'],
  ['0px', undefined],
  ['5000px', undefined],
  ['larger', undefined],
  ['calc(1px + 1em)', undefined],
] as const)('reads the font size %s as %s', ([css, size]) => {
  expect(readFontSize(css)).toBe(size);
});

test.for([
  ['Georgia, serif', 'Georgia, serif'],
  ['"Courier New",monospace', 'Courier New, monospace'],
  ['inherit', undefined],
  ['url(x)', undefined],
  ['a'.repeat(81), undefined],
] as const)('reads the fonts %s as %s', ([css, families]) => {
  expect(readFontFamily(css)).toBe(families);
});
