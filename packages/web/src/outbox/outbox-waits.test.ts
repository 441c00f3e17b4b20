import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { answerTo, givenPhone } from './testing/outbox-tabs.ts';

/** Waits until `is` holds; entries are sent in the background. */
async function until(is: () => boolean): Promise<void> {
  await expect.poll(is, { interval: 5, timeout: 20_000 }).toBe(true);
}

test('says what an entry waits for, and those behind it, and says so again when that changes', async () => {
  const phone = givenPhone();
  phone.offline();
  const tab = phone.openTab();
  const outcomes = [1, 2].map((task) => tab.enqueue(answerTo(task)));
  const reasons = () => tab.entries().map(({ waited, waitsFor }) => waited && waitsFor);
  await until(() => reasons().every((why) => why === 'network'));
  phone.isOffline = false;
  phone.respond = () => 'unavailable';
  await tab.wake();
  await until(() => reasons().every((why) => why === 'unavailable'));
  phone.online();
  await tab.wake();
  expect(await Promise.all(outcomes)).toHaveLength(2);
});

test('says that an entry waits for its captcha, and hands its refusal to the screen as at once', async () => {
  const phone = givenPhone();
  const { promise: solved, resolve: solve } = Promise.withResolvers<void>();
  phone.captcha = solved;
  phone.respond = () => 'wrong_arrival_code';
  const tab = phone.openTab();
  const outcome = tab.enqueue(answerTo(1));
  await until(() => tab.entries().some(({ waited, waitsFor }) => waited && waitsFor === 'captcha_required'));
  solve();
  await expect(outcome).rejects.toMatchObject({ code: 'wrong_arrival_code' });
  await until(() => tab.entries().length === 0);
});
