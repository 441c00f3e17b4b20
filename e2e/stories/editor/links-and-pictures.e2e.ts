import { expect } from '@playwright/test';
import { type EditorWorkbench, editorTest as test } from '../../support/studio/editor-workbench.ts';

const REL = 'rel="noopener noreferrer nofollow"';

async function fillDialog(editor: EditorWorkbench, fields: Record<string, string>, button: string): Promise<void> {
  const dialog = editor.page.getByRole('dialog');
  for (const [name, value] of Object.entries(fields)) await dialog.getByRole('textbox', { name }).fill(value);
  await dialog.getByRole('button', { name: button }).click();
}

test('a link on a desk @only-desk', async ({ editor }) => {
  await test.step('is added, changed and removed', async () => {
    await editor.open('<p>zum Dom</p>');
    await editor.text.press('ControlOrMeta+A');
    await editor.use('Link');
    await fillDialog(editor, { Adresse: 'example.org/dom' }, 'Einfügen');
    await expect(editor.html).toHaveText(`<p><a href="https://example.org/dom" ${REL}>zum Dom</a></p>`);

    await editor.text.getByText('zum Dom').click();
    await editor.use('Link bearbeiten');
    await fillDialog(editor, { Adresse: 'dom@example.org' }, 'Übernehmen');
    await expect(editor.html).toHaveText(`<p><a href="mailto:dom@example.org" ${REL}>zum Dom</a></p>`);

    await editor.use('Link bearbeiten');
    await fillDialog(editor, {}, 'Link entfernen');
    await expect(editor.html).toHaveText('<p>zum Dom</p>');
  });

  await test.step('is inserted with its own text when nothing is selected, with the keyboard only', async () => {
    const { keyboard } = editor.page;
    await editor.open('<p>siehe </p>');
    await editor.text.press('ControlOrMeta+End');
    await keyboard.type(' ');
    await keyboard.press('ControlOrMeta+K');
    await expect(editor.page.getByRole('textbox', { name: 'Adresse' })).toBeFocused();
    await keyboard.type('https://example.org');
    await keyboard.press('Tab');
    await keyboard.type('hier');
    await keyboard.press('Enter');
    await expect(editor.html).toHaveText(`<p>siehe <a href="https://example.org" ${REL}>hier</a></p>`);
    await expect(editor.text).toBeFocused();
  });

  await test.step('refuses addresses other than web and email addresses', async () => {
    await editor.open('<p>Wort</p>');
    await editor.text.press('ControlOrMeta+A');
    await editor.use('Link');
    for (const address of ['javascript:alert(1)', 'data:text/html,x', 'ftp://example.org', 'kein Wort', '']) {
      await fillDialog(editor, { Adresse: address }, 'Einfügen');
      await expect(editor.page.getByText('Das ist weder eine Webadresse')).toBeVisible();
    }
    await editor.page.keyboard.press('Escape');
    await expect(editor.html).toHaveText('<p>Wort</p>');
  });
});

test('a picture on a desk @only-desk', async ({ editor }) => {
  await test.step('is inserted by its address, changed and deleted', async () => {
    const { page } = editor;
    await editor.open('<p>Bild: </p>');
    await editor.text.press('ControlOrMeta+End');
    await editor.use('Bild');
    await expect(page.getByRole('button', { name: 'Bild hochladen' })).toBeDisabled();
    await fillDialog(editor, { 'Adresse des Bildes': 'javascript:1' }, 'Einfügen');
    await expect(page.getByText('Die Adresse muss mit')).toBeVisible();
    const facts = { 'Adresse des Bildes': 'https://example.org/dom.jpg', Bildbeschreibung: 'Der Dom', Breite: '200' };
    await fillDialog(editor, facts, 'Einfügen');
    const html = (alt: string) => `<p>Bild:<img src="https://example.org/dom.jpg" alt="${alt}" width="200" /></p>`;
    await expect(editor.html).toHaveText(html('Der Dom'));

    await editor.text.getByRole('img', { name: 'Der Dom' }).click();
    await editor.use('Bild bearbeiten');
    await fillDialog(editor, { Bildbeschreibung: 'Dom' }, 'Übernehmen');
    await expect(editor.html).toHaveText(html('Dom'));

    await editor.text.getByRole('img', { name: 'Dom' }).click();
    await page.keyboard.press('Delete');
    await expect(editor.html).toHaveText('<p>Bild:</p>');
  });

  await test.step('is uploaded where the page accepts files, and shows a failed upload', async () => {
    const { page } = editor;
    await editor.open('', 'upload');
    await editor.use('Bild');
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
    await expect(editor.html).toHaveText('<p><img src="/media/dom.png" alt="" /></p>');
  });
});
