// @vitest-environment happy-dom

import { createEditor } from 'lexical';
import { expect, test } from 'vitest';
import { readHtml } from '../document/read-html.ts';
import { editorNodes } from './editor-nodes.ts';
import { $replaceContent } from './replace-content.ts';

test('list items have no value attribute, so the browser numbers them', () => {
  const editor = createEditor({ nodes: editorNodes, onError: (error) => expect.fail(String(error)) });
  const root = document.createElement('div');
  editor.setRootElement(root);
  const html = '<ol start="3"><li>Kai<ul><li>Kran</li></ul></li><li>Tor</li></ol>';
  const page = new DOMParser().parseFromString(html, 'text/html');
  editor.update(() => $replaceContent(readHtml(page.body)), { discrete: true });
  expect(root.querySelectorAll('li')).toHaveLength(4);
  expect(root.querySelectorAll('li[value]')).toHaveLength(0);
  expect(root.querySelector('ol')?.getAttribute('start')).toBe('3');
});
