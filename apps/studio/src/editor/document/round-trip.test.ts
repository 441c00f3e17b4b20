// @vitest-environment happy-dom

import { htmlSamples } from '@puzzle-runs/domain/test-data/html-samples.ts';
import { htmlStyleSamples } from '@puzzle-runs/domain/test-data/html-style-samples.ts';
import fc from 'fast-check';
import { $getRoot, createEditor } from 'lexical';
import { expect, test } from 'vitest';
import { editorNodes } from '../lexical/editor-nodes.ts';
import { $replaceContent } from '../lexical/replace-content.ts';
import { $documentOf } from '../lexical/to-document.ts';
import { readHtml } from './read-html.ts';
import { writeHtml } from './write-html.ts';

function read(html: string) {
  return readHtml(new DOMParser().parseFromString(html, 'text/html').body);
}

/** The HTML once through the editor. */
function throughEditor(html: string): string {
  const editor = createEditor({ nodes: editorNodes, onError: (error) => expect.fail(String(error)) });
  editor.update(() => $replaceContent(read(html)), { discrete: true });
  return editor.read(() => writeHtml($documentOf($getRoot().getChildren())));
}

test.for(Object.entries(htmlSamples))('%s is written as it was read', ([, html]) => {
  expect(writeHtml(read(html))).toBe(html);
});

test.for(Object.entries(htmlSamples))('%s leaves the editor as it came', ([, html]) => {
  expect(throughEditor(html)).toBe(html);
});

test('all samples in one document leave the editor as they came', () => {
  const all = Object.values(htmlSamples)
    .join('<p>–</p>')
    .replace(/^<p>–<\/p>/, '');
  expect(throughEditor(all)).toBe(all);
});

test.for(htmlStyleSamples())('$kept is kept of $html', ({ html, kept }) => {
  expect(throughEditor(html)).toContain(kept);
});

const NESTING = [
  ...['p', 'h2', 'blockquote', 'pre', 'code', 'strong', 'em', 'span', 'ul', 'ol', 'li'].map(
    (tag) => `<${tag}>…</${tag}>`,
  ),
  '<table><tbody><tr><th>…</th><td></td></tr></tbody></table>',
];

/** Any nesting of what the allow-list knows, whether it makes sense or not; every letter is a word of its own. */
const anything = fc.letrec<{ content: string }>((tie) => ({
  content: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    fc.constantFrom('<br />', '<hr />', '<img src="/media/x.webp" alt="" />'),
    fc
      .tuple(fc.constantFrom(...NESTING), fc.array(tie('content'), { minLength: 1, maxLength: 4 }))
      .map(([around, content]) => around.replace('…', content.join(''))),
  ),
})).content;

function wordsOf(html: string): string[] {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
  return Array.from(text.replace(/\s/g, '')).toSorted();
}

test('the editor keeps every word and every picture, however they are nested', () => {
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 5 }), (parts) => {
      const html = parts.join('');
      const written = throughEditor(html);
      expect(wordsOf(written)).toEqual(wordsOf(html));
      expect(written.split('<img').length).toBe(html.split('<img').length);
    }),
    { numRuns: 300 },
  );
});

test.for([
  ['bare text becomes a paragraph', 'hallo', '<p>hallo</p>'],
  ['text between blocks becomes a paragraph', 'a<h2>b</h2>c', '<p>a</p><h2>b</h2><p>c</p>'],
  ['boxes are lines', '<div>a<div>b</div>c</div>', '<p>a</p><p>b</p><p>c</p>'],
  [
    'old tags get the new names',
    '<p><b>a</b> <i>b</i> <strike>c</strike></p>',
    '<p><strong>a</strong> <em>b</em> <s>c</s></p>',
  ],
  [
    'styles that mean a format become it',
    '<p><span style="font-weight:700;font-style:italic">a</span></p>',
    '<p><strong><em>a</em></strong></p>',
  ],
  [
    'bold that is not bold is not',
    '<b style="font-weight:normal"><p>a <b>b</b></p></b>',
    '<p>a <strong>b</strong></p>',
  ],
  [
    'the style of a block goes to its words',
    '<p style="color:rgb(198, 61, 30)">a</p>',
    '<p><span style="color:#c63d1e">a</span></p>',
  ],
  [
    'white space of the source is not text',
    '<ul>\n  <li>\n    a\n  </li>\n</ul>\n<p> b  c </p>',
    '<ul><li>a</li></ul><p>b c</p>',
  ],
  ['empty paragraphs at both ends go', '<p></p><p><br></p><p>a</p><p> </p>', '<p>a</p>'],
  ['breaks at the end of a block go', '<p>a<br></p><p>b<br><br></p>', '<p>a</p><p>b</p>'],
  ['deep headings become the deepest there is', '<h6>a</h6>', '<h4>a</h4>'],
  [
    'paragraphs of a quote are its lines',
    '<blockquote><p>a</p><p>b</p></blockquote>',
    '<blockquote>a<br />b</blockquote>',
  ],
  ['paragraphs of an item are its lines', '<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li>a<br />b</li></ul>'],
  [
    'a list beside the items belongs to the one above',
    '<ul><li>a</li><ul><li>b</li></ul></ul>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  ],
  [
    'what cannot be in a list stands after it',
    '<ul><li>a<table><tr><td>b</td></tr></table></li></ul>',
    '<ul><li>a</li></ul><table><tbody><tr><td>b</td></tr></tbody></table>',
  ],
  [
    'a table in a table becomes its words',
    '<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  ],
  [
    'a cell of lines with one alignment',
    '<table><tr><td align="right"><p>a</p><p>b</p></td></tr></table>',
    '<table><tbody><tr><td><p style="text-align:right">a</p><p style="text-align:right">b</p></td></tr></tbody></table>',
  ],
  [
    'links elsewhere than to the web lose the link',
    '<p><a href="javascript:alert(1)">a</a><a href="//evil.example">b</a><a href="data:,c">c</a></p>',
    '<p>abc</p>',
  ],
  [
    'pictures elsewhere than from the web go',
    '<p>a<img src="data:image/png;base64,AA"><img src="javascript:1"></p>',
    '<p>a</p>',
  ],
  ['scripts and styles are no text', '<p>a</p><script>b</script><style>c</style><svg><text>d</text></svg>', '<p>a</p>'],
  [
    'names of colours and lengths nobody knows go',
    '<p><span style="color:red;font-size:1.5em;line-height:9">a</span></p>',
    '<p><span style="font-size:150%">a</span></p>',
  ],
])('%s', ([, html, expected]) => {
  expect(writeHtml(read(html ?? ''))).toBe(expected);
  expect(throughEditor(html ?? '')).toBe(expected);
});
