// @vitest-environment happy-dom
import { formDrafts } from '@puzzle-runs/web/session/session.ts';
import { describe, expect, test } from 'vitest';
import { shell } from '#i18n/de/shell.ts';
import { AT, DRAFT, LATER, openForm, type Run, refusal, STORED, type Values } from '#testing/run-form.ts';
import type { AlertCode } from '../alerts/alerts.ts';

describe('saving', () => {
  test('sends the changed fields only, and leaves a clean form without a draft', async () => {
    const { page, type, save, answer, calls, saved } = await openForm();
    await type({ text: 'Los geht’s' });
    dispatchEvent(new Event('pagehide'));
    await save();
    expect(calls).toMatchObject([{ sent: { text: 'Los geht’s' }, at: AT }]);
    expect(calls[0]?.sent).not.toHaveProperty('name');
    expect(page.now.form.saving).toBe(true);
    await answer({ text: 'Los geht’s!' });
    expect(page.now.form).toMatchObject({ values: { text: 'Los geht’s!' }, changed: false, saving: false });
    expect(saved).toMatchObject([{ run: { text: 'Los geht’s!' }, refusal: undefined }]);
    expect(formDrafts.find(DRAFT)).toBeUndefined();
  });

  test('without changes says so, and sends nothing', async () => {
    const { page, save, calls } = await openForm();
    await save();
    expect([calls, page.alerts]).toEqual([[], ['nochange']]);
  });

  test('twice sends once', async () => {
    const { page, type, save, answer, calls, saved } = await openForm();
    await type({ text: 'Los geht’s' });
    await page.do(() => {
      void page.now.form.saveAll();
      void page.now.form.saveAll();
    });
    await save();
    await answer({});
    expect([calls.length, saved.length, page.alerts]).toEqual([1, 1, []]);
  });

  test('keeps what is typed meanwhile, in the saved field, too, and sends it with the new time', async () => {
    const { page, type, save, answer, calls } = await openForm();
    await type({ text: 'Los geht’s', name: 'Hafen' });
    await save();
    await type({ text: 'Los geht’s jetzt', code: 'ULME' });
    await answer({});
    expect(page.now.form).toMatchObject({
      values: { name: 'Hafen', text: 'Los geht’s jetzt', code: 'ULME' },
      changed: true,
    });
    await save();
    expect(calls[1]).toMatchObject({ sent: { text: 'Los geht’s jetzt', code: 'ULME' }, at: LATER });
    expect(calls[1]?.sent).not.toHaveProperty('name');
  });

  test('a new record creates it once, until its page opens', async () => {
    const { page, type, save, answer, calls } = await openForm({}, true);
    expect(page.now.form).toMatchObject({ values: { name: '' }, changed: false });
    await type({ name: 'Hafen' });
    await save();
    await answer({ id: 8 });
    expect(page.now.form).toMatchObject({ saving: true, changed: false });
    await type({ text: 'Los' });
    await save();
    expect([calls.length, page.alerts]).toEqual([1, []]);
  });

  test('several parts sends each from the record that the one before returned', async () => {
    const { page, type, save, answer, calls, saved } = await openForm({
      parts: [{ fields: ['name'] }, { fields: ['text', 'code'] }],
    });
    await type({ name: 'Hafen', text: 'Los geht’s' });
    await save();
    await answer({});
    await answer({ name: 'Hafen', updated_at: '2026-05-01T12:00:00.000Z' });
    expect(calls).toMatchObject([
      { sent: { name: 'Hafen' }, at: AT },
      { sent: { text: 'Los geht’s' }, at: LATER },
    ]);
    expect([page.now.form.changed, saved.length]).toEqual([false, 1]);
  });

  test('one of several parts keeps the text of a refused one', async () => {
    const { page, type, save, answer, refuse, saved } = await openForm({
      parts: [{ fields: ['name'] }, { fields: ['text', 'code'] }],
    });
    await type({ name: 'Hafen', text: 'Los geht’s' });
    await save();
    await answer({ text: 'Los' });
    await refuse(refusal('rate_limited'));
    expect(page.now.form).toMatchObject({ values: { name: 'Hafen', text: 'Los geht’s' }, changed: true });
    expect(page.now.form.parts).toMatchObject({ part0: { changed: false }, part1: { changed: true } });
    expect(saved).toMatchObject([{ refusal: 'rate_limited' }]);
  });
});

describe('a refused save', () => {
  test.each<[unknown, AlertCode]>([
    [refusal('network'), 'network'],
    [refusal('unavailable'), 'unavailable'],
    [refusal('limit_reached'), 'unexpected'],
    [new Error('a fault of the site'), 'unexpected'],
  ])('keeps the text and its draft, and can be repeated: %s', async (failure, alert) => {
    const { page, type, save, refuse, answer, calls } = await openForm();
    await type({ text: 'Los geht’s' });
    await save();
    await refuse(failure);
    dispatchEvent(new Event('pagehide'));
    expect(page.now.form).toMatchObject({ values: { text: 'Los geht’s' }, changed: true, saving: false });
    expect(page.alerts).toEqual([alert]);
    expect(formDrafts.find(DRAFT)).toMatchObject({ values: { text: 'Los geht’s' } });
    await save();
    await answer({});
    expect([calls.length, page.now.form.changed]).toEqual([2, false]);
  });

  test('of an ended session shows no alert, because the login opens', async () => {
    const { page, type, save, refuse } = await openForm();
    await type({ text: 'Los geht’s' });
    await save();
    await refuse(refusal('unauthorized'));
    expect([page.alerts, page.now.form.values.text]).toEqual([[], 'Los geht’s']);
  });

  test('because of a taken name says so at the name until it is changed', async () => {
    const { page, type, save, refuse } = await openForm();
    await type({ name: 'Hafen' });
    await save();
    await refuse(refusal('name_taken', 'name'));
    expect([page.now.form.errors, page.alerts]).toEqual([{ name: shell['form.error.taken'] }, []]);
    await type({ text: 'Anderes' });
    expect(page.now.form.errors).toEqual({ name: shell['form.error.taken'] });
    await type({ name: 'Hafen 2' });
    expect(page.now.form.errors).toEqual({});
  });

  test('because of a field says so at the field, and that a field is missing as an alert, too', async () => {
    const { page, type, save, refuse } = await openForm();
    await type({ code: '0' });
    await save();
    await refuse(refusal('invalid_request', 'code'));
    expect([page.now.form.errors, page.alerts]).toEqual([{ code: shell['form.error.refused'] }, []]);
    await type({ code: '' });
    await save();
    await refuse(refusal('missing', 'code'));
    expect([page.now.form.errors, page.alerts]).toEqual([{ code: shell['form.error.missing'] }, ['missing']]);
  });

  test('because of a field that the form does not have shows an alert', async () => {
    const { page, type, save, refuse } = await openForm();
    await type({ code: 'ULME' });
    await save();
    await refuse(refusal('invalid_request', 'updated_at'));
    expect([page.now.form.errors, page.alerts]).toEqual([{}, ['invalid_request']]);
  });
});

describe('an invalid form', () => {
  const check = ({ name }: Values) => ({ name: name === '' ? ('form.error.name' as const) : undefined });

  test('is not sent, and says why at the field until it is corrected', async () => {
    const { page, type, save, calls } = await openForm({ parts: [{ check }] });
    await type({ name: '' });
    expect(page.now.form.errors).toEqual({});
    await save();
    expect([calls, page.alerts, page.now.form.errors]).toEqual([[], ['missing'], { name: shell['form.error.name'] }]);
    await type({ name: 'Hafen' });
    expect(page.now.form.errors).toEqual({});
    await type({ name: '' });
    expect(page.now.form.errors).toEqual({ name: shell['form.error.name'] });
  });
});

describe('a record that was changed elsewhere', () => {
  const theirs: Run = { ...STORED, name: 'Neustadt', text: 'Auf', updated_at: LATER };

  async function conflicting(reload = async () => theirs) {
    const opened = await openForm({ reload });
    await opened.type({ text: 'Los geht’s' });
    await opened.save();
    await opened.refuse(refusal('conflict'));
    return opened;
  }

  test('asks which version to keep, and keeps the other one', async () => {
    const { page } = await conflicting();
    expect([page.now.form.conflict.opened, page.alerts]).toEqual([true, []]);
    await page.do(() => page.now.form.conflict.onTheirs());
    expect(page.now.form).toMatchObject({
      values: { name: 'Neustadt', text: 'Auf' },
      changed: false,
      conflict: { opened: false },
    });
  });

  test('keeps the own changes on top of the other version, and sends its time', async () => {
    const { page, save, calls } = await conflicting();
    await page.do(() => page.now.form.conflict.onMine());
    expect(page.now.form).toMatchObject({ values: { name: 'Neustadt', text: 'Los geht’s' }, changed: true });
    await save();
    expect(calls[1]).toMatchObject({ sent: { text: 'Los geht’s' }, at: LATER });
    expect(calls[1]?.sent).not.toHaveProperty('name');
  });

  test('shows an alert when the other version cannot be read, and keeps the text', async () => {
    const { page } = await conflicting(() => Promise.reject(refusal('network')));
    expect([page.now.form.conflict.opened, page.alerts]).toEqual([false, ['conflict']]);
    expect(page.now.form.values.text).toBe('Los geht’s');
  });

  test('asks to reload the page when the record was deleted', async () => {
    const opened = await openForm({ reload: () => Promise.reject(refusal('not_found')) });
    await opened.type({ text: 'Los geht’s' });
    await opened.save();
    await opened.refuse(refusal('not_found'));
    expect([opened.page.now.form.conflict.opened, opened.page.alerts]).toEqual([false, ['conflict']]);
  });
});
