import { Problem } from '@puzzle-runs/domain/problem.ts';
import {
  XLIFF_ATTRIBUTES_MAX,
  XLIFF_TAGS_MAX,
  XLIFF_UNITS_MAX,
} from '@puzzle-runs/domain/translation/import-problems.ts';
import { expect, test } from 'vitest';
import { readImportedXliff } from './xliff-import.ts';

/** The body of an import with a document of these elements. */
function bodyWith(elements: string): Buffer {
  const document = `<xliff version="2.1" srcLang="de" trgLang="en"><file id="f">${elements}</file></xliff>`;
  return Buffer.from(JSON.stringify({ document, apply: true }));
}

function attributes(count: number, quote: string): string {
  return `<g ${Array.from({ length: count }, (_, index) => `a${index}=${quote}${quote}`).join(' ')}/>`;
}

const unit = '<unit id="task-1-name"/>';

test.each([
  // The elements around them have four tags and four attributes.
  ['units', (count: number) => unit.repeat(count), XLIFF_UNITS_MAX],
  ['tags', (count: number) => '<g/>'.repeat(count - 4), XLIFF_TAGS_MAX],
  ['attributes', (count: number) => attributes(count - 4, '"'), XLIFF_ATTRIBUTES_MAX],
  ['attributes in single quotes', (count: number) => attributes(count, "'"), XLIFF_ATTRIBUTES_MAX],
])('reads a file of the most %s that a run can have, and refuses one more', (_, elements, max) => {
  expect(readImportedXliff(bodyWith(elements(max)))).toMatchObject({ options: { apply: true }, lang: 'en' });
  expect(() => readImportedXliff(bodyWith(elements(max + 1)))).toThrow(
    new Problem('file_too_large', { max }, 'document'),
  );
});

test('sanitises the texts of known fields only', () => {
  const unitOf = (id: string) =>
    `<unit id="${id}"><segment><source>a</source><target>&lt;b&gt;b&lt;/b&gt;&lt;x&gt;</target></segment></unit>`;
  const ids = ['poi-1-description', 'poi-1-name', 'poi-1-answer', 'spot-1-name', 'constructor-1-name', ''];
  const { units } = readImportedXliff(bodyWith(ids.map(unitOf).join('')));
  expect(units.map(({ cleaned }) => cleaned?.text)).toEqual([
    '<strong>b</strong>',
    '<b>b</b><x>',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
