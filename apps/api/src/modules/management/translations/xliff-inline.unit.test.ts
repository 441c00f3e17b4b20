import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanHtml } from '#html/clean-html.ts';
import { readXliff } from './xliff-document.ts';
import { inlineOf } from './xliff-inline.ts';
import { writeXliff } from './xliff-write.ts';

const place = {
  record: 'poi',
  id: 1,
  field: 'description',
  itemId: null,
  poiId: 1,
  taskType: null,
  required: true,
} as const;

function roundTrip(source: string, target: string) {
  const units = [{ ...place, source, target, isFinal: true }];
  return readXliff(writeXliff({ sourceLang: 'de', lang: 'en', units })).units[0];
}

test('writes tags as codes that a program keeps, and their text once', () => {
  const { xml = '', data } = inlineOf('<p>Bier &amp; <strong>Brot</strong><br />&quot;</p><p>A</p>') ?? {};
  expect(xml).toBe(
    '<pc id="1" dataRefStart="d1" dataRefEnd="d2">Bier &amp; <pc id="2" dataRefStart="d3" dataRefEnd="d4">Brot</pc>' +
      '<ph id="3" dataRef="d5"/><ph id="4" dataRef="d6"/></pc><pc id="5" dataRefStart="d1" dataRefEnd="d2">A</pc>',
  );
  expect([...(data ?? [])]).toEqual([
    ['d1', '<p>'],
    ['d2', '</p>'],
    ['d3', '<strong>'],
    ['d4', '</strong>'],
    ['d5', '<br />'],
    ['d6', '&quot;'],
  ]);
});

test.each(['<p>a', '</p>', '<p><b></p></b>', 'a < b', 'a > b'])(
  'leaves %j, whose tags are not in pairs, as text',
  (html) => {
    expect(inlineOf(html)).toBeUndefined();
    expect(roundTrip(html, html)).toMatchObject({ source: html, target: html });
  },
);

const piece = fc.constantFrom(
  '<p>',
  '</p>',
  '<b>',
  '</b>',
  '<br />',
  '&amp;',
  '&lt;',
  '&nbsp;',
  '"',
  "'",
  ' ',
  'ä',
  '<img src="/a.png" alt="&quot;x&quot;" />',
  ']]>',
);

test('source and target come back as they were, with any HTML', () => {
  const html = fc.array(piece).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(html, html, fc.boolean(), (source, target, isClean) => {
      const [from, into] = [`x${source}`, target].map((each) => (isClean ? cleanHtml(each) : each)) as [string, string];
      const read = roundTrip(from, into);
      expect(read?.source).toBe(from);
      if (into !== '') expect(read?.target).toBe(into);
    }),
  );
});
