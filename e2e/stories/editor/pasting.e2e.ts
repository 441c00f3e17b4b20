import { expect } from '@playwright/test';
import { type EditorWorkbench, editorTest as test } from '../../support/studio/editor-workbench.ts';

/** Writes HTML to the clipboard and pastes it. */
async function paste(editor: EditorWorkbench, html: string, keys = 'ControlOrMeta+V'): Promise<void> {
  await editor.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor.page.evaluate(async (content) => {
    const plain = new DOMParser().parseFromString(content, 'text/html').body.textContent;
    const item = {
      'text/html': new Blob([content], { type: 'text/html' }),
      'text/plain': new Blob([plain], { type: 'text/plain' }),
    };
    await navigator.clipboard.write([new ClipboardItem(item)]);
  }, html);
  await editor.text.press(keys);
}

/** Dispatches a paste event with unsanitised HTML or files, which a page may not write to the clipboard. */
async function pasteFromProgram(editor: EditorWorkbench, html: string, files: string[] = []): Promise<void> {
  await editor.text.press('ControlOrMeta+End');
  await editor.text.evaluate(
    (root, [content, names]) => {
      const clipboardData = new DataTransfer();
      if (content !== '') clipboardData.setData('text/html', content);
      for (const name of names) clipboardData.items.add(new File(['x'], name, { type: 'image/png' }));
      root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, files] as const,
  );
}

test('pasting on a desk @only-desk', async ({ editor }) => {
  await test.step('keeps text and structure of a web page, and drops fonts and default colours', async () => {
    await editor.open('<p>davor </p>');
    await editor.text.press('ControlOrMeta+End');
    await paste(
      editor,
      '<div style="font-family:Arial;font-size:16px;color:rgb(34,34,34);background-color:#fff"><h1>Titel</h1><p>Ein <b>fettes</b> ' +
        '<span style="color:rgb(200,30,30)">Wort</span> und <a href="https://example.org/" onclick="x()">ein Link</a></p>' +
        '<script>alert(1)</script><ul><li>a<ul><li>b</li></ul></li></ul></div>',
    );
    await expect(editor.html).toHaveText(
      '<p>davorTitel</p><p>Ein <strong>fettes</strong> <span style="color:#c81e1e">Wort</span> und ' +
        '<a href="https://example.org/" rel="noopener noreferrer nofollow">ein Link</a></p><ul><li>a<ul><li>b</li></ul></li></ul>',
    );
  });

  await test.step('inserts plain text with Shift', async () => {
    await editor.open();
    await paste(editor, '<h2>Titel</h2><p><b>fett</b></p>', 'ControlOrMeta+Shift+V');
    await expect(editor.html).toHaveText('<p>Titelfett</p>');
  });

  await test.step('is undone in one step', async () => {
    await editor.open();
    await editor.text.click();
    await editor.page.keyboard.type('a');
    await paste(editor, '<b>b</b>');
    await expect(editor.html).toHaveText('<p>a<strong>b</strong></p>');
    await editor.page.keyboard.press('ControlOrMeta+Z');
    await expect(editor.html).toHaveText('<p>a</p>');
  });

  await test.step('restores everything that was cut in the editor', async () => {
    await editor.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const html =
      '<h2>a</h2><p><span style="color:#17694a;font-family:Georgia, serif">b</span> <img src="https://example.org/a.png" alt="c" /></p>' +
      '<ol><li>d</li></ol><p style="text-align:center">e</p>';
    await editor.open(html);
    await editor.text.press('ControlOrMeta+A');
    await editor.text.press('ControlOrMeta+X');
    await expect(editor.html).toHaveText('');
    await editor.text.press('ControlOrMeta+V');
    await expect(editor.html).toHaveText(html);
  });

  await test.step('turns Word lists into lists', async () => {
    const item = (level: number, sign: string, text: string) =>
      `<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
      `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span>&nbsp;</span></span></span><![endif]>` +
      `<span lang=DE>${text}<o:p></o:p></span></p>`;
    await editor.open();
    await pasteFromProgram(
      editor,
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body><!--StartFragment-->` +
        `<p class=MsoNormal><b>Wort</b><o:p></o:p></p>${item(1, '·', 'a')}${item(2, 'o', 'b')}${item(1, '·', 'c')}<!--EndFragment--></body></html>`,
    );
    await expect(editor.html).toHaveText(
      '<p><strong>Wort</strong></p><ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
    );
  });

  await test.step('executes no script', async () => {
    await editor.open();
    const asked: string[] = [];
    editor.page.on('dialog', (dialog) => asked.push(dialog.message()));
    await pasteFromProgram(
      editor,
      '<p>a<img src=x onerror=alert(1)><svg onload=alert(2)><style>*{}</style></svg><a href="javascript:alert(3)">b</a></p>' +
        '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(4)&gt;"></table></math>',
    );
    await expect(editor.html).toHaveText('<p>ab</p>');
    expect(asked).toEqual([]);
  });

  await test.step('uploads a picture file where the page accepts files', async () => {
    await editor.open('<p>Bild: </p>', 'upload');
    await pasteFromProgram(editor, '', ['dom.png']);
    await expect(editor.html).toHaveText('<p>Bild:<img src="/media/dom.png" alt="" /></p>');
    await pasteFromProgram(editor, '', ['broken.png']);
    await expect(editor.page.getByText('Das Bild ließ sich nicht hochladen.')).toBeVisible();
  });

  await test.step('ignores a picture file where the page accepts no files', async () => {
    await editor.open('<p>Bild: </p>');
    await pasteFromProgram(editor, '', ['dom.png']);
    await editor.page.keyboard.type('keins');
    await expect(editor.html).toHaveText('<p>Bild:keins</p>');
    await editor.use('Bild');
    await expect(editor.page.getByRole('button', { name: 'Bild hochladen' })).toBeDisabled();
    await expect(editor.page.getByRole('dialog').getByRole('textbox', { name: 'Adresse des Bildes' })).toBeEnabled();
  });
});
