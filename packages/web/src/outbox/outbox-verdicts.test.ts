import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Outcome } from './outbox-entry.ts';
import { answerTo, givenPhone } from './testing/outbox-tabs.ts';

const right: Outcome = { result: { netPoints: 10 } };
const wrong: Outcome = { problem: { code: 'wrong_answer', params: { remaining_attempts: 2 } } };

/** A phone without a network that has judged an answer. */
async function phoneThatJudged(verdict: Outcome) {
  const phone = givenPhone();
  phone.offline();
  const tab = phone.openTab();
  tab.enqueue({ ...answerTo(1), verdict }).catch(() => undefined);
  await expect.poll(() => tab.entries()[0]?.waited).toBe(true);
  return { phone, tab };
}

test('drops an answer once the server has decided like the phone', async () => {
  const { phone, tab } = await phoneThatJudged(right);
  phone.online();
  await tab.wake();
  expect(phone.sent).toEqual([1]);
  expect(tab.entries()).toEqual([]);
});

test('removes a wrong answer that the phone has judged once the server has counted it', async () => {
  const { phone, tab } = await phoneThatJudged(wrong);
  phone.respond = () => 'wrong_answer';
  await tab.wake();
  expect(phone.sent).toEqual([1]);
  expect(tab.entries()).toEqual([]);
});

test('keeps an answer that the server refuses although the phone accepted it, and sends it once', async () => {
  const { phone, tab } = await phoneThatJudged(right);
  phone.respond = () => 'wrong_answer';
  await tab.wake();
  await tab.wake();
  expect(phone.sent).toEqual([1]);
  expect(tab.entries()).toMatchObject([{ verdict: right, refusal: { code: 'wrong_answer' } }]);
});

test('keeps an answer that the server accepts although the phone refused it, until it is dismissed', async () => {
  const { phone, tab } = await phoneThatJudged(wrong);
  phone.online();
  await tab.wake();
  await tab.wake();
  expect(phone.sent).toEqual([1]);
  expect(tab.entries()).toMatchObject([{ verdict: wrong, accepted: { netPoints: 10 } }]);
  await tab.withdraw(answerTo(1).id);
  expect(tab.entries()).toEqual([]);
});

test('notes the verdict on an answer whose response was lost', async () => {
  const phone = givenPhone();
  phone.offline();
  const tab = phone.openTab();
  const entry = answerTo(1);
  tab.enqueue(entry).catch(() => undefined);
  await expect.poll(() => tab.entries()[0]?.waited).toBe(true);
  await tab.judge(entry.id, { verdict: right, body: entry.body });
  expect(tab.entries()).toMatchObject([{ verdict: right, waited: true }]);
  phone.online();
  await tab.wake();
  expect(tab.entries()).toEqual([]);
});
