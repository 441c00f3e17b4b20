// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readHtml } from '../document/read-html.ts';
import { writeHtml } from '../document/write-html.ts';
import { withoutForeignStyles } from './read-pasted.ts';
import { convertWordLists } from './word-lists.ts';

/** Pasted HTML without the purifier, which needs a real browser (the editor's browser story covers it). */
function pasted(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  convertWordLists(page.body);
  return writeHtml(withoutForeignStyles(readHtml(page.body)));
}

/** Returns a list item as Word writes it: a paragraph. */
function item(level: number, sign: string, text: string): string {
  return (
    `<p class=MsoListParagraph style="text-indent:-18.0pt;mso-list:l0 level${level} lfo1"><!--[if !supportLists]-->` +
    `<span style="font-family:Symbol"><span style="mso-list:Ignore">${sign}<span>&nbsp;&nbsp;</span></span></span>` +
    `<!--[endif]--><span lang=DE>${text}<o:p></o:p></span></p>`
  );
}

test.for([
  [
    'removes fonts, sizes and greys of the source, keeps colours',
    '<p><span style="font-family:Calibri;font-size:11pt;color:#222222;background-color:#ffffff">a</span> ' +
      '<span style="color:#c00000">b</span></p>',
    '<p>a <span style="color:#c00000">b</span></p>',
  ],
  [
    'ignores the wrapper of Google Docs that looks bold',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">a</span>' +
      '<span style="font-weight:700;font-style:italic;text-decoration:underline">b</span></p><br>' +
      '<ul><li dir="ltr"><p dir="ltr">c</p></li></ul></b>',
    '<p>a<strong><em><u>b</u></em></strong></p><p><br /></p><ul><li>c</li></ul>',
  ],
  [
    'turns the blank lines of Word into empty lines',
    '<p class=MsoNormal>a</p><p class=MsoNormal><o:p>&nbsp;</o:p></p>' +
      '<p class=MsoNormal>b</p><p class=MsoNormal><o:p>&nbsp;</o:p></p>',
    '<p>a</p><p><br /></p><p>b</p>',
  ],
  ['turns the title of another page into a heading', '<h1>a</h1><h2>b</h2>', '<h2>a</h2><h2>b</h2>'],
  [
    'removes greys from table cells',
    '<table><tr><td style="background-color:#f2f2f2">a</td>' +
      '<td style="background-color:#ffe699"><p style="font-size:9pt">b</p></td></tr></table>',
    '<table><tbody><tr><td>a</td><td style="background-color:#ffe699">b</td></tr></tbody></table>',
  ],
  [
    'converts lists of Word with their levels',
    `<p>davor</p>${item(1, '·', 'a')}${item(2, 'o', 'b')}${item(2, 'o', 'c')}${item(1, '·', 'd')}` +
      `<p>danach</p>${item(1, '1.', 'e')}${item(1, '2.', 'f')}`,
    '<p>davor</p><ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul><p>danach</p><ol><li>e</li><li>f</li></ol>',
  ],
  [
    'splits a list of Word where the kind of marker changes',
    `${item(1, '·', 'a')}${item(1, '1)', 'b')}`,
    '<ul><li>a</li></ul><ol><li>b</li></ol>',
  ],
])('%s', ([, html, expected]) => {
  expect(pasted(html ?? '')).toBe(expected);
});
