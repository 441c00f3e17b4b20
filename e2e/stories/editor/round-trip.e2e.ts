import { expect } from '@playwright/test';
import { htmlSamples } from '@puzzle-runs/domain/test-data/html-samples.ts';
import { test, type Workbench } from '../../support/studio/workbench.ts';

/** Exactly this, spaces and line feeds included. */
async function expectHtml(bench: Workbench, html: string): Promise<void> {
  await expect.poll(() => bench.html.textContent()).toBe(html);
}

test.describe('HTML on a desk @only-desk', () => {
  test('the code view takes what the editor writes and gives it back unchanged', async ({ bench }) => {
    await bench.open('<p>etwas anderes</p>');
    await bench.use('HTML bearbeiten');
    for (const [name, html] of Object.entries(htmlSamples)) {
      await test.step(name, async () => {
        await bench.source.fill('<p>etwas anderes</p>');
        await bench.source.fill(html);
        await expectHtml(bench, html);
      });
    }
  });

  test('the lines in which the code view shows HTML mean nothing', async ({ bench }) => {
    const all = Object.values(htmlSamples)
      .join('<p>–</p>')
      .replace(/^<p>–<\/p>/, '');
    await bench.open(all);
    await bench.use('HTML bearbeiten');
    const lines = await bench.source.inputValue();
    expect(lines.split('\n').length).toBeGreaterThan(50);
    await bench.source.fill('');
    await expectHtml(bench, '');
    await bench.source.fill(lines);
    await expectHtml(bench, all);
  });

  test('what was read is no change, and a value set from outside replaces the text', async ({ bench }) => {
    const old = '<div>alt <b>fett</b></div><table><tr><td>a</td></tr></table>';
    await bench.open(old);
    await bench.text.click();
    await expectHtml(bench, old);
    await bench.text.press('ControlOrMeta+Home');
    await bench.page.keyboard.type('ganz ');
    await expectHtml(bench, '<p>ganz alt <strong>fett</strong></p><table><tbody><tr><td>a</td></tr></tbody></table>');
    await bench.page.getByRole('button', { name: 'Zurücksetzen' }).click();
    await expectHtml(bench, old);
    await expect(bench.text).toHaveText('alt fetta');
  });

  test('HTML that somebody typed loses what players must not get', async ({ bench }) => {
    await bench.open();
    await bench.use('HTML bearbeiten');
    await bench.source.fill(
      '<h2 onclick="alert(1)">a</h2><script>alert(1)</script><p><a href="javascript:alert(1)">b</a><img src=x onerror=alert(1)></p>' +
        '<iframe src="https://example.org"></iframe><p style="position:fixed;color:#c63d1e">c</p>',
    );
    await expectHtml(bench, '<h2>a</h2><p>b</p><p><span style="color:#c63d1e">c</span></p>');
  });

  test('an emptied text is nothing', async ({ bench }) => {
    await bench.open('<p>a</p><p>b</p>');
    await bench.text.press('ControlOrMeta+A');
    await bench.page.keyboard.press('Delete');
    await expectHtml(bench, '');
    await expect(bench.page.getByText('Was gibt es hier zu entdecken?')).toBeVisible();
  });
});
