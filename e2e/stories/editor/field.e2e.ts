import { expect } from '@playwright/test';
import { htmlSamples } from '@puzzle-runs/domain/test-data/html-samples.ts';
import { editorTest as test } from '../../support/studio/editor-workbench.ts';
import { expectAccessible } from '../../support/walks/accessibility.ts';

/** Without the samples whose colours and small links are the author's choice: they may break the accessibility rules. */
const LONG = Object.entries(htmlSamples)
  .filter(([name]) => !/colour|neighbouring/.test(name))
  .map(([, html]) => html)
  .join('');

test.describe('the editor as a field', () => {
  test('is accessible with a long text, with all tools and in the code view @desk', async ({ editor }) => {
    await editor.open(LONG, 'error=Das%20ist%20zu%20kurz.');
    await expectAccessible(editor.page, 'the editor');
    const more = editor.tool('Mehr Werkzeuge');
    const isPhone = (editor.page.viewportSize()?.width ?? 0) < 600;
    if (isPhone) await more.click();
    await editor.use('Blöcke zeigen');
    await expectAccessible(editor.page, 'the editor with all tools');
    if (isPhone) await more.click();
    await editor.use('HTML bearbeiten');
    await expectAccessible(editor.page, 'the code view');
  });

  test('outlines the blocks of the text on request @only-desk', async ({ editor }) => {
    await editor.open('<h2>Der Dom</h2><p>Zwei Türme</p>');
    const blocks = ['h2', 'p'].map((tag) => editor.text.locator(tag));
    await editor.use('Blöcke zeigen');
    await expect(editor.tool('Blöcke zeigen')).toHaveAttribute('aria-pressed', 'true');
    for (const block of blocks) await expect(block).toHaveCSS('outline-style', 'dashed');
    await editor.use('Blöcke zeigen');
    for (const block of blocks) await expect(block).toHaveCSS('outline-style', 'none');
  });

  test('shows its error as an accessible description', async ({ editor }) => {
    await editor.open('', 'error=Hier%20fehlt%20etwas.');
    await expect(editor.text).toHaveAccessibleDescription(/Hier fehlt etwas\./);
    await expect(editor.text).toHaveAttribute('aria-invalid', 'true');
  });

  test('shows the character count once the limit is near', async ({ editor }) => {
    await editor.open('<p>1234567890</p>', 'max=30');
    await expect(editor.page.getByText('Zeichen')).toBeHidden();
    await editor.text.press('ControlOrMeta+End');
    await editor.page.keyboard.type('1234567890');
    await expect(editor.page.getByText('27 von 30 Zeichen')).toBeVisible();
    await editor.page.keyboard.type('12345');
    await expect(editor.page.getByText('Zu lang: 32 von 30 Zeichen.')).toBeVisible();
  });

  test('is read-only when it is disabled', async ({ editor }) => {
    await editor.open('<p>Wort</p>', 'disabled');
    await expect(editor.toolbar).toBeHidden();
    await expect(editor.text).toHaveAttribute('contenteditable', 'false');
  });

  test('shows one row of tools on a phone and the others on demand, each at least 44 pixels large', async ({
    editor,
  }) => {
    await editor.page.setViewportSize({ width: 320, height: 640 });
    await editor.open('<p>Wort</p>');
    expect((await editor.toolbar.boundingBox())?.height).toBeLessThan(60);
    await editor.tool('Mehr Werkzeuge').tap();
    for (const button of await editor.toolbar.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), await button.innerText()).toBeGreaterThanOrEqual(44);
    }
    await editor.text.tap();
    await editor.tool('Art des Absatzes').tap();
    await editor.page.getByRole('menuitemradio', { name: 'Zitat' }).tap();
    await expect(editor.html).toHaveText('<blockquote>Wort</blockquote>');
  });
});
