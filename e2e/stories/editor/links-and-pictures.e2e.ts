import { expect } from '@playwright/test';
import { test, type Workbench } from '../../support/studio/workbench.ts';

const REL = 'rel="noopener noreferrer nofollow"';

async function fillDialog(bench: Workbench, fields: Record<string, string>, button: string): Promise<void> {
  const dialog = bench.page.getByRole('dialog');
  for (const [name, value] of Object.entries(fields)) await dialog.getByRole('textbox', { name }).fill(value);
  await dialog.getByRole('button', { name: button }).click();
}

test.describe('a link on a desk @only-desk', () => {
  test('is set, changed and taken off', async ({ bench }) => {
    await bench.open('<p>zum Dom</p>');
    await bench.text.press('ControlOrMeta+A');
    await bench.use('Link');
    await fillDialog(bench, { Adresse: 'example.org/dom' }, 'Einfügen');
    await expect(bench.html).toHaveText(`<p><a href="https://example.org/dom" ${REL}>zum Dom</a></p>`);

    await bench.text.getByText('zum Dom').click();
    await bench.use('Link bearbeiten');
    await fillDialog(bench, { Adresse: 'dom@example.org' }, 'Übernehmen');
    await expect(bench.html).toHaveText(`<p><a href="mailto:dom@example.org" ${REL}>zum Dom</a></p>`);

    await bench.use('Link bearbeiten');
    await fillDialog(bench, {}, 'Link entfernen');
    await expect(bench.html).toHaveText('<p>zum Dom</p>');
  });

  test('brings its own words where none are selected, by the keyboard alone', async ({ bench }) => {
    const { keyboard } = bench.page;
    await bench.open('<p>siehe </p>');
    await bench.text.press('ControlOrMeta+End');
    await keyboard.type(' ');
    await keyboard.press('ControlOrMeta+K');
    await expect(bench.page.getByRole('textbox', { name: 'Adresse' })).toBeFocused();
    await keyboard.type('https://example.org');
    await keyboard.press('Tab');
    await keyboard.type('hier');
    await keyboard.press('Enter');
    await expect(bench.html).toHaveText(`<p>siehe <a href="https://example.org" ${REL}>hier</a></p>`);
    await expect(bench.text).toBeFocused();
  });

  test('leads nowhere else than to the web or to a mailbox', async ({ bench }) => {
    await bench.open('<p>Wort</p>');
    await bench.text.press('ControlOrMeta+A');
    await bench.use('Link');
    for (const address of ['javascript:alert(1)', 'data:text/html,x', 'ftp://example.org', 'kein Wort', '']) {
      await fillDialog(bench, { Adresse: address }, 'Einfügen');
      await expect(bench.page.getByText('Das ist weder eine Webadresse')).toBeVisible();
    }
    await bench.page.keyboard.press('Escape');
    await expect(bench.html).toHaveText('<p>Wort</p>');
  });
});

test.describe('a picture on a desk @only-desk', () => {
  test('is inserted by its address, changed and taken away', async ({ bench }) => {
    const { page } = bench;
    await bench.open('<p>Bild: </p>');
    await bench.text.press('ControlOrMeta+End');
    await bench.use('Bild');
    await expect(page.getByRole('button', { name: 'Bild hochladen' })).toBeDisabled();
    await fillDialog(bench, { 'Adresse des Bildes': 'javascript:1' }, 'Einfügen');
    await expect(page.getByText('Die Adresse muss mit')).toBeVisible();
    const facts = { 'Adresse des Bildes': 'https://example.org/dom.jpg', Bildbeschreibung: 'Der Dom', Breite: '200' };
    await fillDialog(bench, facts, 'Einfügen');
    const html = (alt: string) => `<p>Bild:<img src="https://example.org/dom.jpg" alt="${alt}" width="200" /></p>`;
    await expect(bench.html).toHaveText(html('Der Dom'));

    await bench.text.getByRole('img', { name: 'Der Dom' }).click();
    await bench.use('Bild bearbeiten');
    await fillDialog(bench, { Bildbeschreibung: 'Dom' }, 'Übernehmen');
    await expect(bench.html).toHaveText(html('Dom'));

    await bench.text.getByRole('img', { name: 'Dom' }).click();
    await page.keyboard.press('Delete');
    await expect(bench.html).toHaveText('<p>Bild:</p>');
  });

  test('is uploaded where the page takes files, and says when that fails', async ({ bench }) => {
    const { page } = bench;
    await bench.open('', 'upload');
    await bench.use('Bild');
    const file = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from('png') });
    const choose = async (name: string) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Bild hochladen' }).click();
      await (await chooser).setFiles(file(name));
    };
    await choose('broken.png');
    await expect(page.getByRole('alert')).toHaveText('Das Bild ließ sich nicht hochladen. Versuch es noch einmal.');
    await choose('dom.png');
    await expect(page.getByRole('textbox', { name: 'Adresse des Bildes' })).toHaveValue('/media/dom.png');
    await page.getByRole('button', { name: 'Einfügen' }).click();
    await expect(bench.html).toHaveText('<p><img src="/media/dom.png" alt="" /></p>');
  });
});
