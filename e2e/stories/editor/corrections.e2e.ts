import { expect, type Locator } from '@playwright/test';
import { editorTest as test } from '../../support/studio/editor-workbench.ts';

interface Correction {
  /** The text node whose words are replaced. */
  wrong: string;
  right: string;
  inputType: 'insertReplacementText' | 'insertText';
}

/** Sends what a phone's keyboard sends for a correction: the words to replace, while the caret stands at the end. */
async function correct(text: Locator, correction: Correction): Promise<void> {
  await text.press('End');
  await text.evaluate((field, { wrong, right, inputType }) => {
    const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
    let node = walker.nextNode();
    while (node && !node.textContent?.includes(wrong)) node = walker.nextNode();
    if (!node) throw new Error(`no text contains ${wrong}`);
    const startOffset = node.textContent?.indexOf(wrong) ?? 0;
    const range = { startContainer: node, startOffset, endContainer: node, endOffset: startOffset + wrong.length };
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', right);
    const words = inputType === 'insertText' ? { data: right } : { dataTransfer };
    field.dispatchEvent(
      new InputEvent('beforeinput', {
        bubbles: true,
        cancelable: true,
        inputType,
        ...words,
        targetRanges: [new StaticRange(range)],
      }),
    );
  }, correction);
}

const CASES = [
  {
    title: 'a bold word',
    html: '<p>Am <strong>Flus</strong> entlang</p>',
    wrong: 'Flus',
    right: 'Fluss',
    becomes: '<p>Am <strong>Fluss</strong> entlang</p>',
  },
  {
    title: 'a part of a link',
    html: '<p>Zum <a href="https://example.org/">Brüke am Tor</a> gehen</p>',
    wrong: 'Brüke',
    right: 'Brücke',
    becomes: '<p>Zum <a href="https://example.org/" rel="noopener noreferrer nofollow">Brücke am Tor</a> gehen</p>',
  },
  {
    title: 'a whole link in italics',
    html: '<p>Zum <a href="https://example.org/"><em>Dohm</em></a> gehen</p>',
    wrong: 'Dohm',
    right: 'Dom',
    becomes: '<p>Zum <a href="https://example.org/" rel="noopener noreferrer nofollow"><em>Dom</em></a> gehen</p>',
  },
  {
    title: 'a plain word beside a bold one',
    html: '<p>Der <strong>alte</strong> Thurm</p>',
    wrong: 'Thurm',
    right: 'Turm',
    becomes: '<p>Der <strong>alte</strong> Turm</p>',
  },
];

test('a correction by a phone’s keyboard', async ({ editor }) => {
  for (const { title, html, wrong, right, becomes } of CASES) {
    for (const inputType of ['insertReplacementText', 'insertText'] as const) {
      await test.step(`of ${title} keeps link and format (${inputType})`, async () => {
        await editor.open(html);
        await correct(editor.text, { wrong, right, inputType });
        await expect(editor.html).toHaveText(becomes);
      });
    }
  }
});
