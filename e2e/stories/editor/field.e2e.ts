import { expect } from '@playwright/test';
import { htmlSamples } from '@puzzle-runs/domain/test-data/html-samples.ts';
import { test } from '../../support/studio/workbench.ts';
import { expectAccessible } from '../../support/walks/accessibility.ts';

/** The colours and the tiny links in the samples are the author's, not the editor's. */
const LONG = Object.entries(htmlSamples)
  .filter(([name]) => !/colour|neighbouring/.test(name))
  .map(([, html]) => html)
  .join('');

test.describe('the editor as a field', () => {
  test('keeps nobody out, with a long text, with all tools and in the code view @desk', async ({ bench }) => {
    await bench.open(LONG, 'error=Das%20ist%20zu%20kurz.');
    await expectAccessible(bench.page, 'the editor');
    const more = bench.tool('Mehr Werkzeuge');
    const isPhone = (bench.page.viewportSize()?.width ?? 0) < 600;
    if (isPhone) await more.click();
    await bench.use('Blöcke zeigen');
    await expectAccessible(bench.page, 'the editor with all tools');
    if (isPhone) await more.click();
    await bench.use('HTML bearbeiten');
    await expectAccessible(bench.page, 'the code view');
  });

  test('says what is wrong with it', async ({ bench }) => {
    await bench.open('', 'error=Hier%20fehlt%20etwas.');
    await expect(bench.text).toHaveAccessibleDescription(/Hier fehlt etwas\./);
    await expect(bench.text).toHaveAttribute('aria-invalid', 'true');
  });

  test('tells how much room is left once it gets scarce', async ({ bench }) => {
    await bench.open('<p>1234567890</p>', 'max=30');
    await expect(bench.page.getByText('Zeichen')).toBeHidden();
    await bench.text.press('ControlOrMeta+End');
    await bench.page.keyboard.type('1234567890');
    await expect(bench.page.getByText('27 von 30 Zeichen')).toBeVisible();
    await bench.page.keyboard.type('12345');
    await expect(bench.page.getByText('Zu lang: 32 von 30 Zeichen.')).toBeVisible();
  });

  test('can be read and not be changed when it is disabled', async ({ bench }) => {
    await bench.open('<p>Wort</p>', 'disabled');
    await expect(bench.toolbar).toBeHidden();
    await expect(bench.text).toHaveAttribute('contenteditable', 'false');
  });

  test('has one row of tools on a phone, the others on demand, each large enough for a thumb', async ({ bench }) => {
    await bench.page.setViewportSize({ width: 320, height: 640 });
    await bench.open('<p>Wort</p>');
    expect((await bench.toolbar.boundingBox())?.height).toBeLessThan(60);
    await bench.tool('Mehr Werkzeuge').tap();
    for (const button of await bench.toolbar.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), await button.innerText()).toBeGreaterThanOrEqual(44);
    }
    await bench.text.tap();
    await bench.tool('Art des Absatzes').tap();
    await bench.page.getByRole('menuitemradio', { name: 'Zitat' }).tap();
    await expect(bench.html).toHaveText('<blockquote>Wort</blockquote>');
  });
});
