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

/** Returns the HTML after one round trip through the editor. */
function throughEditor(html: string): string {
  const editor = createEditor({ nodes: editorNodes, onError: (error) => expect.fail(String(error)) });
  editor.update(() => $replaceContent(read(html)), { discrete: true });
  return editor.read(() => writeHtml($documentOf($getRoot().getChildren())));
}

test.for(Object.entries(htmlSamples))('%s: parsing and writing keeps the HTML', ([, html]) => {
  expect(writeHtml(read(html))).toBe(html);
});

test.for(Object.entries(htmlSamples))('%s: the editor keeps the HTML', ([, html]) => {
  expect(throughEditor(html)).toBe(html);
});

test('the editor keeps all samples combined in one document', () => {
  const all = Object.values(htmlSamples)
    .join('<p>–</p>')
    .replace(/^<p>–<\/p>/, '');
  expect(throughEditor(all)).toBe(all);
});

test.for(htmlStyleSamples())('keeps $kept of $html', ({ html, kept }) => {
  expect(throughEditor(html)).toContain(kept);
});

const NESTING = [
  ...['p', 'h2', 'blockquote', 'pre', 'code', 'strong', 'em', 'span', 'ul', 'ol', 'li'].map(
    (tag) => `<${tag}>…</${tag}>`,
  ),
  '<table><tbody><tr><th>…</th><td></td></tr></tbody></table>',
];

/** Any nesting of allowed elements, sensible or not. Every letter counts as one word. */
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

test('the editor keeps every word and image at any nesting', () => {
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
  ['each box becomes a line', '<div>a<div>b</div>c</div>', '<p>a</p><p>b</p><p>c</p>'],
  [
    'outdated tags become current ones',
    '<p><b>a</b> <i>b</i> <strike>c</strike></p>',
    '<p><strong>a</strong> <em>b</em> <s>c</s></p>',
  ],
  [
    'styles that express a format become that format',
    '<p><span style="font-weight:700;font-style:italic">a</span></p>',
    '<p><strong><em>a</em></strong></p>',
  ],
  [
    'a bold tag with normal weight is not bold',
    '<b style="font-weight:normal"><p>a <b>b</b></p></b>',
    '<p>a <strong>b</strong></p>',
  ],
  [
    'the style of a block moves to its text',
    '<p style="color:rgb(198, 61, 30)">a</p>',
    '<p><span style="color:#c63d1e">a</span></p>',
  ],
  [
    'white space of the source is dropped',
    '<ul>\n  <li>\n    a\n  </li>\n</ul>\n<p> b  c </p>',
    '<ul><li>a</li></ul><p>b c</p>',
  ],
  ['empty paragraphs at both ends are dropped', '<p></p><p><br></p><p>a</p><p> </p>', '<p>a</p>'],
  ['line breaks at the end of a block are dropped', '<p>a<br></p><p>b<br><br></p>', '<p>a</p><p>b</p>'],
  ['deep headings become the deepest level allowed', '<h6>a</h6>', '<h4>a</h4>'],
  [
    'paragraphs in a quote become lines',
    '<blockquote><p>a</p><p>b</p></blockquote>',
    '<blockquote>a<br />b</blockquote>',
  ],
  ['paragraphs in a list item become lines', '<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li>a<br />b</li></ul>'],
  [
    'a list next to the items belongs to the item above',
    '<ul><li>a</li><ul><li>b</li></ul></ul>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  ],
  [
    'a table in a list moves behind the list',
    '<ul><li>a<table><tr><td>b</td></tr></table></li></ul>',
    '<ul><li>a</li></ul><table><tbody><tr><td>b</td></tr></tbody></table>',
  ],
  [
    'a nested table becomes text',
    '<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  ],
  [
    'every line of an aligned cell is aligned',
    '<table><tr><td align="right"><p>a</p><p>b</p></td></tr></table>',
    '<table><tbody><tr><td><p style="text-align:right">a</p>' +
      '<p style="text-align:right">b</p></td></tr></tbody></table>',
  ],
  [
    'links to other places than the web are removed, their text stays',
    '<p><a href="javascript:alert(1)">a</a><a href="//evil.example">b</a><a href="data:,c">c</a></p>',
    '<p>abc</p>',
  ],
  [
    'images from other places than the web are dropped',
    '<p>a<img src="data:image/png;base64,AA"><img src="javascript:1"></p>',
    '<p>a</p>',
  ],
  ['scripts and styles are dropped', '<p>a</p><script>b</script><style>c</style><svg><text>d</text></svg>', '<p>a</p>'],
  [
    'colour names and unknown properties are dropped',
    '<p><span style="color:red;font-size:1.5em;line-height:9">a</span></p>',
    '<p><span style="font-size:150%">a</span></p>',
  ],
])('%s', ([, html, expected]) => {
  expect(writeHtml(read(html ?? ''))).toBe(expected);
  expect(throughEditor(html ?? '')).toBe(expected);
});
