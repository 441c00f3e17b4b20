// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { openForm, refusal } from '#testing/run-form.ts';

describe('leaving', () => {
  test('a clean form asks nothing', async () => {
    const { page } = await openForm();
    await page.open('/elsewhere');
    expect(page.path).toBe('/elsewhere');
  });

  test('a changed form asks, and the creator stays or leaves', async () => {
    const { page, type } = await openForm();
    await type({ text: 'Halb' });
    await page.open('/elsewhere');
    expect([page.path, page.now.leaving.asks]).toEqual(['/form', true]);
    await page.do(() => page.now.leaving.stay());
    expect([page.path, page.now.leaving.asks, page.now.form.values.text]).toEqual(['/form', false, 'Halb']);
    await page.open('/elsewhere');
    await page.do(() => page.now.leaving.leave());
    expect(page.path).toBe('/elsewhere');
  });

  test('a form on its way to the server waits for it, and goes on when it is saved', async () => {
    const { page, type, save, answer } = await openForm();
    await type({ text: 'Fertig' });
    await save();
    await page.open('/elsewhere');
    expect([page.path, page.now.leaving.waits]).toEqual(['/form', true]);
    await answer({});
    expect(page.path).toBe('/elsewhere');
  });

  test('a refused form is not left', async () => {
    const { page, type, save, refuse } = await openForm();
    await type({ text: 'Fertig' });
    await save();
    await page.open('/elsewhere');
    await refuse(refusal('unavailable'));
    expect([page.path, page.now.leaving.waits, page.now.form.values.text]).toEqual(['/form', false, 'Fertig']);
  });
});
