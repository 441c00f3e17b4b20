// @vitest-environment happy-dom
import { formDrafts, session } from '@puzzle-runs/web/session/session.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AT, DRAFT, LATER, NEW_DRAFT, openForm, STORED } from '#testing/run-form.ts';

describe('an open form', () => {
  test('has the values of the record, and follows it while it is clean', async () => {
    const { page } = await openForm();
    expect(page.now.form).toMatchObject({ values: { name: 'Altstadt', text: 'Los' }, changed: false, saving: false });
    await page.render({ ...STORED, name: 'Neustadt', updated_at: LATER });
    expect(page.now.form).toMatchObject({ values: { name: 'Neustadt' }, changed: false });
  });

  test('is changed until what was typed is taken back', async () => {
    const { page, type } = await openForm({ parts: [{ fields: ['name'] }, { fields: ['text', 'code'] }] });
    await type({ text: 'Los geht’s' });
    expect(page.now.form.changed).toBe(true);
    expect(page.now.form.parts).toMatchObject({ part0: { changed: false }, part1: { changed: true } });
    await type({ text: 'Los' });
    expect(page.now.form.changed).toBe(false);
  });

  test('keeps what was typed when the record is read again', async () => {
    const { page, type } = await openForm();
    await type({ text: 'Los geht’s' });
    await page.render({ ...STORED, name: 'Neustadt', updated_at: LATER });
    expect(page.now.form.values).toMatchObject({ name: 'Altstadt', text: 'Los geht’s' });
  });

  test('takes a late change without losing what was typed since', async () => {
    const { page, type } = await openForm();
    const { update } = page.now.form;
    await type({ name: 'Hafen' });
    await page.do(() => update((now) => ({ ...now, code: 'BILD' })));
    expect(page.now.form.values).toEqual({ name: 'Hafen', text: 'Los', code: 'BILD' });
  });
});

describe('a draft', () => {
  test('survives a reload, says so, and can be discarded', async () => {
    const { page, type } = await openForm();
    await type({ text: 'Halb geschrieben' });
    dispatchEvent(new Event('pagehide'));
    await page.close();
    const again = await openForm();
    expect(again.page.now.form).toMatchObject({ values: { text: 'Halb geschrieben' }, changed: true, restored: true });
    await again.page.do(() => again.page.now.form.discard());
    expect(again.page.now.form).toMatchObject({ values: { text: 'Los' }, changed: false, restored: false });
    expect(formDrafts.find(DRAFT)).toBeUndefined();
  });

  test('is no longer called restored once what was typed is taken back', async () => {
    const { page, type } = await openForm();
    await type({ text: 'Halb geschrieben' });
    dispatchEvent(new Event('pagehide'));
    await page.close();
    const again = await openForm();
    await again.type({ text: 'Los' });
    expect(again.page.now.form).toMatchObject({ changed: false, restored: false });
  });

  test('of a new record moves to its page when it is saved while typing goes on', async () => {
    const { type, save, answer } = await openForm({}, true);
    await type({ name: 'Hafen' });
    dispatchEvent(new Event('pagehide'));
    expect(formDrafts.find(NEW_DRAFT)).toMatchObject({ values: { name: 'Hafen' } });
    await save();
    await type({ text: 'Halb geschrieben' });
    await answer({ text: '' });
    expect(formDrafts.find(NEW_DRAFT)).toBeUndefined();
    expect(formDrafts.find(DRAFT)).toMatchObject({ values: { name: 'Hafen', text: 'Halb geschrieben' } });
  });

  test('is stored a moment after the last key', async () => {
    const { type } = await openForm();
    await type({ text: 'Halb' });
    expect(formDrafts.find(DRAFT)).toBeUndefined();
    await type({ text: 'Halb geschrieben' });
    await vi.waitFor(() => expect(formDrafts.find(DRAFT)).toMatchObject({ values: { text: 'Halb geschrieben' } }));
  });

  describe('typed just before its page goes', () => {
    const LOGIN = { tokenType: 'Bearer', accessToken: 'a.b.c' } as const;
    beforeEach(() => session.saveAuthToken(LOGIN));
    afterEach(() => session.forgetAuthToken());

    test.each([
      ['another page is opened', () => undefined],
      ['the session has ended', () => session.dropRefusedLogin('Bearer a.b.c')],
    ])('is stored when %s', async (_, before) => {
      const { page, type } = await openForm();
      await type({ text: 'Halb geschrieben' });
      before();
      await page.close();
      expect(formDrafts.find(DRAFT)).toMatchObject({ values: { text: 'Halb geschrieben' } });
    });

    test('is not stored after it was discarded', async () => {
      const { page, type } = await openForm();
      await type({ text: 'Halb geschrieben' });
      const { discard } = page.now.form;
      await page.close(() => discard());
      expect(formDrafts.find(DRAFT)).toBeUndefined();
    });

    test('is not stored after a logout', async () => {
      const { page, type } = await openForm();
      await type({ text: 'Halb geschrieben' });
      session.logOut();
      await page.close();
      expect(formDrafts.find(DRAFT)).toBeUndefined();
    });
  });

  test('is removed once what was typed is taken back', async () => {
    const { type } = await openForm();
    await type({ text: 'Halb' });
    dispatchEvent(new Event('pagehide'));
    await type({ text: 'Los' });
    expect(formDrafts.find(DRAFT)).toBeUndefined();
  });

  test('of a password is not stored', async () => {
    const { page, type } = await openForm({ withDraft: false });
    await type({ code: 'geheim' });
    dispatchEvent(new Event('pagehide'));
    await page.close();
    for (const withDraft of [false, true])
      expect((await openForm({ withDraft })).page.now.form).toMatchObject({
        values: { code: 'EICHE' },
        restored: false,
      });
  });

  test.each([null, 'text', {}, { values: {} }, { read: null, values: {} }])(
    'of an earlier version is ignored: %j',
    async (kept) => {
      formDrafts.save(DRAFT, kept);
      const { page } = await openForm();
      expect(page.now.form).toMatchObject({ values: { text: 'Los' }, changed: false, restored: false });
    },
  );

  test('of a record that was changed elsewhere sends the time at which it was begun', async () => {
    const { page, type } = await openForm();
    await type({ text: 'Halb geschrieben' });
    dispatchEvent(new Event('pagehide'));
    await page.close();
    const again = await openForm({ stored: { ...STORED, name: 'Neustadt', updated_at: LATER } });
    await again.save();
    expect(again.calls).toMatchObject([{ sent: { text: 'Halb geschrieben' }, at: AT }]);
  });
});
