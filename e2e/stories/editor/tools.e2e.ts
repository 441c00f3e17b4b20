import { expect } from '@playwright/test';
import { editorTest as test } from '../../support/studio/editor-workbench.ts';

/** Expected HTML after a tool was used on the selected word; `choice` is the entry of its menu. */
const TOOLS = [
  { tool: 'Fett', html: '<p><strong>Wort</strong></p>' },
  { tool: 'Kursiv', html: '<p><em>Wort</em></p>' },
  { tool: 'Unterstrichen', html: '<p><u>Wort</u></p>' },
  { tool: 'Durchgestrichen', html: '<p><s>Wort</s></p>' },
  { tool: 'Tiefgestellt', html: '<p><sub>Wort</sub></p>' },
  { tool: 'Hochgestellt', html: '<p><sup>Wort</sup></p>' },
  { tool: 'Art des Absatzes', choice: 'Überschrift 2', html: '<h2>Wort</h2>' },
  { tool: 'Art des Absatzes', choice: 'Überschrift 3', html: '<h3>Wort</h3>' },
  { tool: 'Art des Absatzes', choice: 'Überschrift 4', html: '<h4>Wort</h4>' },
  { tool: 'Art des Absatzes', choice: 'Zitat', html: '<blockquote>Wort</blockquote>' },
  { tool: 'Art des Absatzes', choice: 'Vorformatiert', html: '<pre>Wort</pre>' },
  { tool: 'Schriftart', choice: 'Serifen', html: '<p><span style="font-family:Georgia, serif">Wort</span></p>' },
  { tool: 'Schriftgröße', choice: 'Größer', html: '<p><span style="font-size:150%">Wort</span></p>' },
  { tool: 'Textfarbe', choice: 'Grün', html: '<p><span style="color:#17694a">Wort</span></p>' },
  { tool: 'Hintergrundfarbe', choice: 'Gelb', html: '<p><span style="background-color:#fff1a8">Wort</span></p>' },
  { tool: 'Liste mit Punkten', html: '<ul><li>Wort</li></ul>' },
  { tool: 'Liste mit Zahlen', html: '<ol><li>Wort</li></ol>' },
  { tool: 'Einzug vergrößern', html: '<p style="padding-inline-start:40px">Wort</p>' },
  { tool: 'Ausrichtung', choice: 'Zentriert', html: '<p style="text-align:center">Wort</p>' },
  { tool: 'Ausrichtung', choice: 'Rechtsbündig', html: '<p style="text-align:right">Wort</p>' },
  { tool: 'Ausrichtung', choice: 'Blocksatz', html: '<p style="text-align:justify">Wort</p>' },
] as const;

test('a tool on a desk @only-desk', async ({ editor }) => {
  await test.step('changes the selected word, and undo reverts it', async () => {
    for (const { tool, html, ...rest } of TOOLS) {
      const choice = 'choice' in rest ? rest.choice : undefined;
      await test.step(`${tool} ${choice ?? ''}`, async () => {
        await editor.open('<p>Wort</p>');
        await editor.text.press('ControlOrMeta+A');
        await editor.use(tool, choice);
        await expect(editor.html).toHaveText(html);
        await editor.use('Rückgängig');
        await expect(editor.html).toHaveText('<p>Wort</p>');
        await editor.use('Wiederholen');
        await expect(editor.html).toHaveText(html);
      });
    }
  });

  await test.step('keeps the caret in the text', async () => {
    await editor.open();
    await editor.text.click();
    await editor.use('Fett');
    await editor.page.keyboard.type('fett');
    await editor.use('Fett');
    await editor.use('Textfarbe', 'Rot');
    await editor.page.keyboard.type(' rot');
    await editor.use('Textfarbe', 'Farbe entfernen');
    await editor.page.keyboard.type(' normal');
    await editor.use('Schriftart', 'Serifen');
    await expect(editor.text).toBeFocused();
    await editor.page.keyboard.type(' Serifen');
    await expect(editor.html).toHaveText(
      '<p><strong>fett</strong><span style="color:#c63d1e"> rot</span> normal<span style="font-family:Georgia, serif"> Serifen</span></p>',
    );
  });

  await test.step('removes all formats of the selected words only', async () => {
    await editor.open(
      '<h2><strong><em>a</em></strong><span style="color:#c63d1e;font-size:150%"><u>b</u></span></h2><p><s>c</s></p>',
    );
    await editor.text.locator('h2').click({ clickCount: 3 });
    await editor.use('Formatierung entfernen');
    await expect(editor.html).toHaveText('<h2>ab</h2><p><s>c</s></p>');
  });

  await test.step('nests and unnests list items', async () => {
    await editor.open('<ul><li>a</li><li>b</li></ul>');
    await editor.text.press('ControlOrMeta+End');
    await editor.use('Einzug vergrößern');
    await expect(editor.html).toHaveText('<ul><li>a<ul><li>b</li></ul></li></ul>');
    await editor.use('Einzug verkleinern');
    await expect(editor.html).toHaveText('<ul><li>a</li><li>b</li></ul>');
    await editor.use('Liste mit Punkten');
    await expect(editor.html).toHaveText('<ul><li>a</li></ul><p>b</p>');
  });

  await test.step('inserts a rule between two paragraphs', async () => {
    await editor.open('<p>a</p><p>b</p>');
    await editor.text.press('ControlOrMeta+Home');
    await editor.page.keyboard.press('End');
    await editor.use('Trennlinie');
    await expect(editor.html).toHaveText('<p>a</p><hr /><p>b</p>');
  });

  await test.step('sets a custom colour', async () => {
    await editor.open('<p>Wort</p>');
    await editor.text.press('ControlOrMeta+A');
    await editor.use('Textfarbe');
    await editor.page.getByLabel('Eigene Farbe').first().fill('#123456');
    await editor.page.getByRole('button', { name: 'Eigene Farbe' }).click();
    await expect(editor.html).toHaveText('<p><span style="color:#123456">Wort</span></p>');
  });

  await test.step('outlines the blocks of the text on request', async () => {
    await editor.open('<h2>Der Dom</h2><p>Zwei Türme</p>');
    const blocks = ['h2', 'p'].map((tag) => editor.text.locator(tag));
    await editor.use('Blöcke zeigen');
    await expect(editor.tool('Blöcke zeigen')).toHaveAttribute('aria-pressed', 'true');
    for (const block of blocks) await expect(block).toHaveCSS('outline-style', 'dashed');
    await editor.use('Blöcke zeigen');
    for (const block of blocks) await expect(block).toHaveCSS('outline-style', 'none');
  });
});
