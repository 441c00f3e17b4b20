import { expect } from '@playwright/test';
import { htmlSamples } from '@puzzle-runs/domain/test-data/html-samples.ts';
import { type EditorWorkbench, editorTest as test } from '../../support/studio/editor-workbench.ts';

/** Expects exactly this HTML, including spaces and line feeds. */
async function expectHtml(editor: EditorWorkbench, html: string): Promise<void> {
  await expect.poll(() => editor.html.textContent()).toBe(html);
}

test('HTML on a desk @only-desk', async ({ editor }) => {
  await test.step('the code view returns the editor’s HTML unchanged', async () => {
    await editor.open('<p>etwas anderes</p>');
    await editor.use('HTML bearbeiten');
    for (const [name, html] of Object.entries(htmlSamples)) {
      await test.step(name, async () => {
        await editor.source.fill('<p>etwas anderes</p>');
        await editor.source.fill(html);
        await expectHtml(editor, html);
      });
    }
  });

  await test.step('the line breaks of the code view do not change the HTML', async () => {
    const all = Object.values(htmlSamples)
      .join('<p>–</p>')
      .replace(/^<p>–<\/p>/, '');
    await editor.open(all);
    await editor.use('HTML bearbeiten');
    const lines = await editor.source.inputValue();
    expect(lines.split('\n').length).toBeGreaterThan(50);
    await editor.source.fill('');
    await expectHtml(editor, '');
    await editor.source.fill(lines);
    await expectHtml(editor, all);
  });

  await test.step('legacy HTML stays as it is until it is edited, and a reset restores it', async () => {
    const old = '<div>alt <b>fett</b></div><table><tr><td>a</td></tr></table>';
    await editor.open(old);
    await editor.text.click();
    await expectHtml(editor, old);
    await editor.text.press('ControlOrMeta+Home');
    await editor.page.keyboard.type('ganz ');
    await expectHtml(editor, '<p>ganz alt <strong>fett</strong></p><table><tbody><tr><td>a</td></tr></tbody></table>');
    await editor.page.getByRole('button', { name: 'Zurücksetzen' }).click();
    await expectHtml(editor, old);
    await expect(editor.text).toHaveText('alt fetta');
  });

  await test.step('typed HTML loses tags and attributes that are not allowed', async () => {
    await editor.open();
    await editor.use('HTML bearbeiten');
    await editor.source.fill(
      '<h2 onclick="alert(1)">a</h2><script>alert(1)</script><p><a href="javascript:alert(1)">b</a><img src=x onerror=alert(1)></p>' +
        '<iframe src="https://example.org"></iframe><p style="position:fixed;color:#c63d1e">c</p>',
    );
    await expectHtml(editor, '<h2>a</h2><p>b</p><p><span style="color:#c63d1e">c</span></p>');
  });

  await test.step('an emptied text is an empty value', async () => {
    await editor.open('<p>a</p><p>b</p>');
    await editor.text.press('ControlOrMeta+A');
    await editor.page.keyboard.press('Delete');
    await expectHtml(editor, '');
    await expect(editor.page.getByText('Was gibt es hier zu entdecken?')).toBeVisible();
  });
});
