import { expect } from '@playwright/test';
import { editorTest as test } from '../../support/studio/editor-workbench.ts';

const AUDIO = '<audio controls="" preload="none" src="/media/glocken.mp3"></audio>';
const VIDEO = '<video controls="" playsinline="" preload="none" src="https://example.org/weg.mp4"></video>';

test('audio and video on a desk @only-desk', async ({ editor }) => {
  await test.step('are inserted with a transcript, changed and removed', async () => {
    const { page } = editor;
    await editor.open('<p>Hört zu:</p>', 'upload');
    await editor.text.press('ControlOrMeta+End');
    await editor.use('Audio oder Video');
    const dialog = page.getByRole('dialog');
    const choose = async (name: string) => {
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: 'MP3 oder M4A hochladen' }).click();
      await (await chooser).setFiles({ name, mimeType: 'audio/mpeg', buffer: Buffer.from('ID3') });
    };
    await choose('broken.mp3');
    await expect(dialog.getByRole('alert')).toContainText('Erlaubt sind MP3 und M4A bis 20 MB.');
    await choose('glocken.mp3');
    await expect(dialog.getByLabel('Adresse der Audiodatei')).toHaveValue('/media/glocken.mp3');
    await dialog.getByLabel('Text zum Nachlesen').fill('Die Glocken läuten.\nDann ist es still.');
    await dialog.getByRole('button', { name: 'Einfügen' }).click();
    const caption = '<figcaption>Die Glocken läuten.<br />Dann ist es still.</figcaption>';
    await expect(editor.html).toHaveText(`<p>Hört zu:</p><figure>${AUDIO}${caption}</figure>`);

    await editor.text.getByText('Die Glocken läuten.').click();
    await editor.use('Audio oder Video bearbeiten');
    await dialog.getByLabel('Art').selectOption('Video');
    await dialog.getByLabel('Adresse des Videos').fill('example.org/weg.mp4');
    await dialog.getByLabel('Text zum Nachlesen').fill('');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(editor.html).toHaveText(`<p>Hört zu:</p><figure>${VIDEO}</figure>`);

    await editor.text.getByText('Noch ohne Text zum Nachlesen').click();
    await editor.use('Audio oder Video bearbeiten');
    await dialog.getByRole('button', { name: 'Audio oder Video entfernen' }).click();
    await expect(editor.html).toHaveText('<p>Hört zu:</p>');
  });

  await test.step('refuse an address that is not on the web', async () => {
    await editor.open('', 'upload');
    await editor.use('Audio oder Video');
    const dialog = editor.page.getByRole('dialog');
    await dialog.getByLabel('Adresse der Audiodatei').fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: 'Einfügen' }).click();
    await expect(dialog.getByText('Die Adresse muss mit https:// oder http:// beginnen.')).toBeVisible();
    await editor.page.keyboard.press('Escape');
    await expect(editor.html).toHaveText('');
  });

  await test.step('keep their place when the text around them is edited as HTML', async () => {
    await editor.open(`<figure>${AUDIO}<figcaption>Glocken</figcaption></figure><p>Ende</p>`);
    await editor.use('HTML bearbeiten');
    await editor.source.fill(`<p>Anfang</p><figure>${AUDIO}<figcaption>Glocken</figcaption></figure>`);
    await expect(editor.html).toHaveText(`<p>Anfang</p><figure>${AUDIO}<figcaption>Glocken</figcaption></figure>`);
  });
});
