// @vitest-environment happy-dom

import { $createRangeSelection, $getRoot, $isTextNode, $setSelection, createEditor, type TextNode } from 'lexical';
import { expect, test } from 'vitest';
import { readHtml } from '../document/read-html.ts';
import { editorNodes } from '../lexical/editor-nodes.ts';
import { $replaceContent } from '../lexical/replace-content.ts';
import { $correctWords } from './correct-words.ts';

/** What a keyboard sends for a correction, as far as the function reads it. */
const correction = (data: string) => ({ inputType: 'insertReplacementText', dataTransfer: null, data }) as InputEvent;

function $textNodes(): TextNode[] {
  return $getRoot().getAllTextNodes().filter($isTextNode);
}

/** Replaces the first `wrong` by `right`; returns each text with the tag of its parent and its format. */
function corrected({
  html,
  wrong,
  right,
  early = false,
}: {
  html: string;
  wrong: string;
  right: string;
  early?: boolean;
}) {
  const editor = createEditor({ nodes: editorNodes, onError: (error) => expect.fail(String(error)) });
  editor.setRootElement(document.createElement('div'));
  const page = new DOMParser().parseFromString(html, 'text/html');
  editor.update(() => $replaceContent(readHtml(page.body)), { discrete: true });
  editor.update(
    () => {
      const nodes = $textNodes();
      const index = nodes.findIndex((node) => node.getTextContent().includes(wrong));
      const node = nodes[index];
      if (!node) throw new Error(`no text contains ${wrong}`);
      const start = node.getTextContent().indexOf(wrong);
      const before = early ? nodes[index - 1] : undefined;
      const selection = $createRangeSelection();
      selection.anchor.set((before ?? node).getKey(), before?.getTextContentSize() ?? start, 'text');
      selection.focus.set(node.getKey(), start + wrong.length, 'text');
      $setSelection(selection);
      expect($correctWords(correction(right))).toBe(true);
    },
    { discrete: true },
  );
  return editor.read(() =>
    $textNodes().map((node) => `${node.getParent()?.getType()} ${node.getFormat()} ${node.getTextContent()}`),
  );
}

test.each([
  {
    what: 'a bold word',
    html: '<p>Am <strong>Flus</strong> entlang</p>',
    wrong: 'Flus',
    right: 'Fluss',
    becomes: ['paragraph 0 Am ', 'paragraph 1 Fluss', 'paragraph 0  entlang'],
  },
  {
    what: 'a bold word, selected from the end of the text before',
    html: '<p>Am <strong>Flus</strong> entlang</p>',
    wrong: 'Flus',
    right: 'Fluss',
    early: true,
    becomes: ['paragraph 0 Am ', 'paragraph 1 Fluss', 'paragraph 0  entlang'],
  },
  {
    what: 'a part of a link',
    html: '<p>Zum <a href="https://example.org/">Brüke am Tor</a></p>',
    wrong: 'Brüke',
    right: 'Brücke',
    becomes: ['paragraph 0 Zum ', 'link 0 Brücke am Tor'],
  },
  {
    what: 'a whole link in italics',
    html: '<p>Zum <a href="https://example.org/"><em>Dohm</em></a> gehen</p>',
    wrong: 'Dohm',
    right: 'Dom',
    becomes: ['paragraph 0 Zum ', 'link 2 Dom', 'paragraph 0  gehen'],
  },
  {
    what: 'a word that is half bold',
    html: '<p>Die <strong>Donnau</strong>brüke</p>',
    wrong: 'Donnau',
    right: 'Donau',
    becomes: ['paragraph 0 Die ', 'paragraph 1 Donau', 'paragraph 0 brüke'],
  },
  {
    what: 'a plain word beside a bold one',
    html: '<p>Der <strong>alte</strong> Thurm</p>',
    wrong: 'Thurm',
    right: 'Turm',
    becomes: ['paragraph 0 Der ', 'paragraph 1 alte', 'paragraph 0  Turm'],
  },
])('a correction keeps link and format of $what', ({ becomes, what: _what, ...of }) => {
  expect(corrected(of)).toEqual(becomes);
});

test('leaves other input to the editor', () => {
  const editor = createEditor({ nodes: editorNodes });
  editor.update(() => expect($correctWords({ inputType: 'insertFromDrop', data: 'x' } as InputEvent)).toBe(false), {
    discrete: true,
  });
});
