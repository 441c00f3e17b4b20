import { expect } from '@playwright/test';
import { editorTest as test } from '../../support/studio/editor-workbench.ts';

test('the keyboard on a desk @only-desk', async ({ editor }) => {
  await test.step('moves through the toolbar with arrow keys, and Tab leaves toolbar and text', async () => {
    const { page } = editor;
    const { keyboard } = page;
    await editor.open('<p>Wort</p>');
    await page.getByRole('textbox', { name: 'Vorher' }).focus();
    await keyboard.press('Tab');
    await expect(editor.tool('Rückgängig')).toBeFocused();
    await keyboard.press('ArrowLeft');
    await expect(editor.tool('Vollbild')).toBeFocused();
    await keyboard.press('Home');
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await expect(editor.tool('Art des Absatzes')).toBeFocused();
    await keyboard.press('Tab');
    await expect(editor.text).toBeFocused();
    await keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'Danach' })).toBeFocused();
    await keyboard.press('Shift+Tab');
    await keyboard.press('Shift+Tab');
    await expect(editor.tool('Art des Absatzes')).toBeFocused();
  });

  await test.step('uses tools without leaving the toolbar, and reaches undo while it is disabled', async () => {
    const { keyboard } = editor.page;
    await editor.open('<p>Wort</p>');
    await editor.text.press('ControlOrMeta+A');
    await keyboard.press('Shift+Tab');
    await keyboard.press('Home');
    const bold = editor.tool('Fett');
    while (!(await bold.evaluate((button) => button === document.activeElement))) await keyboard.press('ArrowRight');
    await keyboard.press('Space');
    await expect(editor.html).toHaveText('<p><strong>Wort</strong></p>');
    await expect(bold).toHaveAttribute('aria-pressed', 'true');
    await expect(bold).toBeFocused();
    await keyboard.press('Home');
    await keyboard.press('Enter');
    await expect(editor.html).toHaveText('<p>Wort</p>');
    await expect(editor.tool('Rückgängig')).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('ArrowRight');
    await keyboard.type('!');
    await expect(editor.html).toHaveText('<p>Wort!</p>');
  });

  await test.step('opens a menu, chooses an entry, and returns to its button', async () => {
    const { page } = editor;
    const { keyboard } = page;
    await editor.open('<p>Wort</p>');
    await editor.tool('Art des Absatzes').focus();
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'Absatz' })).toHaveAttribute('aria-checked', 'true');
    await page.getByRole('menuitemradio', { name: 'Überschrift 2' }).focus();
    await keyboard.press('Enter');
    await expect(editor.html).toHaveText('<h2>Wort</h2>');
    await expect(editor.tool('Art des Absatzes: Überschrift 2')).toBeFocused();
  });

  await test.step('supports the common shortcuts', async () => {
    const { keyboard } = editor.page;
    await editor.open('<p>Wort</p>');
    await editor.text.press('ControlOrMeta+A');
    for (const [keys, html] of [
      ['b', '<p><strong>Wort</strong></p>'],
      ['i', '<p><strong><em>Wort</em></strong></p>'],
      ['u', '<p><strong><em><u>Wort</u></em></strong></p>'],
      ['z', '<p><strong><em>Wort</em></strong></p>'],
      ['y', '<p><strong><em><u>Wort</u></em></strong></p>'],
      [']', '<p style="padding-inline-start:40px"><strong><em><u>Wort</u></em></strong></p>'],
      ['[', '<p><strong><em><u>Wort</u></em></strong></p>'],
    ] as const) {
      await keyboard.press(`ControlOrMeta+${keys}`);
      await expect(editor.html).toHaveText(html);
    }
  });

  await test.step('closes an open menu first, then full screen, with Escape', async () => {
    const { page } = editor;
    await editor.open('<p>Wort</p>');
    await editor.use('Vollbild');
    const screen = page.getByRole('dialog', { name: 'Beschreibung' });
    await expect(screen).toBeVisible();
    expect(await screen.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    await editor.use('Schriftart');
    await expect(page.getByRole('menu').locator(':focus')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(screen).toBeVisible();
    await editor.text.focus();
    await page.keyboard.press('Escape');
    await expect(screen).toBeHidden();
    await expect(editor.text).toHaveText('Wort');
  });
});
