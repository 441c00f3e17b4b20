import { expect } from '@playwright/test';
import { htmlSamples } from '@puzzle-runs/domain/test-data/html-samples.ts';
import { editorTest as test } from '../../support/studio/editor-workbench.ts';
import { expectAccessible } from '../../support/walks/accessibility.ts';

/** Without the samples whose colours and small links are the author's choice: they may break the accessibility rules. */
const LONG = Object.entries(htmlSamples)
  .filter(([name]) => !/colour|neighbouring/.test(name))
  .map(([, html]) => html)
  .join('');

test('the editor is accessible with a long text, with all tools and in the code view @desk', async ({ editor }) => {
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

test('the editor as a field', async ({ editor }) => {
  await test.step('shows its error as an accessible description', async () => {
    await editor.open('', 'error=Hier%20fehlt%20etwas.');
    await expect(editor.text).toHaveAccessibleDescription(/Hier fehlt etwas\./);
    await expect(editor.text).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('shows the character count once the limit is near', async () => {
    await editor.open('<p>1234567890</p>', 'max=30');
    await expect(editor.page.getByText('Zeichen')).toBeHidden();
    await editor.text.press('ControlOrMeta+End');
    await editor.page.keyboard.type('1234567890');
    await expect(editor.page.getByText('27 von 30 Zeichen')).toBeVisible();
    await editor.page.keyboard.type('12345');
    await expect(editor.page.getByText('Zu lang: 32 von 30 Zeichen.')).toBeVisible();
  });

  await test.step('is read-only when it is disabled', async () => {
    await editor.open('<p>Wort</p>', 'disabled');
    await expect(editor.toolbar).toBeHidden();
    await expect(editor.text).toHaveAttribute('contenteditable', 'false');
  });

  await test.step('shows one row of tools on a phone and the others on demand, each at least 44 pixels large', async () => {
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
