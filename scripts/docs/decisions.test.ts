import { expect, test } from 'vitest';
import { decisionFaults } from './decisions.ts';

const page = '# 0001 Title\n\nAs short as this.\n';
const index = '- [0001](0001-title.md)';

test('accepts a short page that the index and existing references name', () => {
  const references = ['app.ts:1:decisions/0001', 'docs/a.md:2:0001'];
  expect(decisionFaults({ pages: { '0001-title.md': page }, index, references })).toEqual([]);
});

test('reports long pages, pages missing in the index, and numbers without a page', () => {
  const pages = { '0001-title.md': `${page}${'word '.repeat(250)}`, '0002-other.md': page };
  const references = ['app.ts:1:decisions/0004', 'docs/a.md:2:0002'];
  expect(decisionFaults({ pages, index, references })).toEqual([
    '0001-title.md has 254 words, more than 250',
    '0002-other.md is missing in the index',
    'app.ts:1:decisions/0004 has no page',
  ]);
});
