import { expect } from '@playwright/test';
import { test } from '../../support/studio/workbench.ts';

test.describe('the keyboard on a desk @only-desk', () => {
  test('goes through the toolbar by arrows, in one stop of Tab, and never gets stuck', async ({ bench }) => {
    const { page } = bench;
    const { keyboard } = page;
    await bench.open('<p>Wort</p>');
    await page.getByRole('textbox', { name: 'Vorher' }).focus();
    await keyboard.press('Tab');
    await expect(bench.tool('Rückgängig')).toBeFocused();
    await keyboard.press('ArrowLeft');
    await expect(bench.tool('Vollbild')).toBeFocused();
    await keyboard.press('Home');
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await expect(bench.tool('Art des Absatzes')).toBeFocused();
    await keyboard.press('Tab');
    await expect(bench.text).toBeFocused();
    await keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'Danach' })).toBeFocused();
    await keyboard.press('Shift+Tab');
    await keyboard.press('Shift+Tab');
    await expect(bench.tool('Art des Absatzes')).toBeFocused();
  });

  test('uses tools and stays in the toolbar; undo is reached though there is nothing to undo', async ({ bench }) => {
    const { keyboard } = bench.page;
    await bench.open('<p>Wort</p>');
    await bench.text.press('ControlOrMeta+A');
    await keyboard.press('Shift+Tab');
    await keyboard.press('Home');
    const bold = bench.tool('Fett');
    while (!(await bold.evaluate((button) => button === document.activeElement))) await keyboard.press('ArrowRight');
    await keyboard.press('Space');
    await expect(bench.html).toHaveText('<p><strong>Wort</strong></p>');
    await expect(bold).toHaveAttribute('aria-pressed', 'true');
    await expect(bold).toBeFocused();
    await keyboard.press('Home');
    await keyboard.press('Enter');
    await expect(bench.html).toHaveText('<p>Wort</p>');
    await expect(bench.tool('Rückgängig')).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('ArrowRight');
    await keyboard.type('!');
    await expect(bench.html).toHaveText('<p>Wort!</p>');
  });

  test('opens a list of choices, chooses, and comes back', async ({ bench }) => {
    const { page } = bench;
    const { keyboard } = page;
    await bench.open('<p>Wort</p>');
    await bench.tool('Art des Absatzes').focus();
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'Absatz' })).toHaveAttribute('aria-checked', 'true');
    await page.getByRole('menuitemradio', { name: 'Überschrift 2' }).focus();
    await keyboard.press('Enter');
    await expect(bench.html).toHaveText('<h2>Wort</h2>');
    await expect(bench.tool('Art des Absatzes: Überschrift 2')).toBeFocused();
  });

  test('has the shortcuts everybody knows', async ({ bench }) => {
    const { keyboard } = bench.page;
    await bench.open('<p>Wort</p>');
    await bench.text.press('ControlOrMeta+A');
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
      await expect(bench.html).toHaveText(html);
    }
  });

  test('leaves full screen by Escape; a menu that is open closes first', async ({ bench }) => {
    const { page } = bench;
    await bench.open('<p>Wort</p>');
    await bench.use('Vollbild');
    const screen = page.getByRole('dialog', { name: 'Beschreibung' });
    await expect(screen).toBeVisible();
    expect(await screen.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    await bench.use('Schriftart');
    await expect(page.getByRole('menu').locator(':focus')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(screen).toBeVisible();
    await bench.text.focus();
    await page.keyboard.press('Escape');
    await expect(screen).toBeHidden();
    await expect(bench.text).toHaveText('Wort');
  });
});
