import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { Withdrawn } from './outbox-entry.ts';
import { answerTo, givenPhone } from './testing/outbox-tabs.ts';

/** Waits until `is` holds; entries are sent in the background. */
async function until(is: () => boolean): Promise<void> {
  await expect.poll(is, { interval: 5, timeout: 20_000 }).toBe(true);
}

test('returns the result of an answer that arrives at once, and keeps nothing', async () => {
  const phone = givenPhone();
  const tab = phone.openTab();
  expect(await tab.enqueue(answerTo(1))).toEqual({ netPoints: 10 });
  await until(() => tab.entries().length === 0);
});

test('keeps answers without a network and sends each once, in order', async () => {
  const phone = givenPhone();
  phone.offline();
  const tab = phone.openTab();
  const outcomes = [1, 2, 3].map((task) => tab.enqueue(answerTo(task)));
  await until(() => tab.entries().filter(({ waited }) => waited).length === 3);
  expect(phone.sent).toEqual([]);
  phone.online();
  await tab.wake();
  expect(await Promise.all(outcomes)).toHaveLength(3);
  expect(phone.sent).toEqual([1, 2, 3]);
});

test('buys a hint once when it is tapped twice', async () => {
  const phone = givenPhone();
  phone.offline();
  const tab = phone.openTab();
  const hint = () => ({ ...answerTo(1), body: { progress_type: 'hint', progress_id: 7 } as const });
  const outcomes = [tab.enqueue(hint()), tab.enqueue(hint())];
  await until(() => tab.entries().some(({ waited }) => waited));
  expect(tab.entries()).toHaveLength(1);
  phone.online();
  await tab.wake();
  expect(await Promise.all(outcomes)).toHaveLength(2);
  expect(phone.sent).toEqual([7]);
});

test('tries again after a while without any event', async () => {
  const phone = givenPhone();
  phone.offline();
  const tab = phone.openTab();
  const outcome = tab.enqueue(answerTo(1));
  await until(() => tab.entries()[0]?.waited === true);
  phone.online();
  phone.passTime();
  await outcome;
  expect(phone.sent).toEqual([1]);
});

test('sends an answer whose page ended before it was stored, once', async () => {
  const kept = new Map<string, string>();
  void givenPhone().openTab(kept).enqueue(answerTo(1));
  const atTheEnd = new Map(kept); // before anything asynchronous has happened
  const phone = givenPhone();
  const after = phone.openTab(atTheEnd);
  await after.load();
  await until(() => after.entries().length === 0);
  expect(phone.sent).toEqual([1]);
  expect(atTheEnd.size).toBe(0);
});

test('sends the entries of an earlier visit in order', async () => {
  const phone = givenPhone();
  phone.offline();
  const before = phone.openTab();
  for (const task of [1, 2, 3, 4, 5]) void before.enqueue(answerTo(task));
  await until(() => before.entries().length === 5);
  phone.closeTabs();
  phone.online();
  const after = phone.openTab();
  await after.load();
  expect(after.entries().map(({ label }) => label.task)).toEqual([
    'Quest 1',
    'Quest 2',
    'Quest 3',
    'Quest 4',
    'Quest 5',
  ]);
  await after.wake();
  expect(phone.sent).toEqual([1, 2, 3, 4, 5]);
  expect(after.entries()).toEqual([]);
});

test('two tabs send each answer once', async () => {
  const phone = givenPhone();
  phone.offline();
  const [one, other] = [phone.openTab(), phone.openTab()];
  const outcomes = Array.from({ length: 20 }, (_, task) => (task % 2 ? one : other).enqueue(answerTo(task)));
  await until(() => one.entries().length === 20);
  phone.online();
  await Promise.all([one.wake(), other.wake()]);
  await Promise.all(outcomes);
  expect(phone.sent.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, task) => task));
});

test('a queue of 500 entries arrives in order', async () => {
  const phone = givenPhone();
  phone.offline();
  const tab = phone.openTab();
  for (let task = 0; task < 500; task += 1) void tab.enqueue(answerTo(task));
  await until(() => tab.entries().length === 500);
  phone.online();
  await tab.wake();
  expect(phone.sent).toEqual(Array.from({ length: 500 }, (_, task) => task));
});

test('an answer that is refused at once is not kept', async () => {
  const phone = givenPhone();
  phone.respond = () => 'wrong_answer';
  const tab = phone.openTab();
  await expect(tab.enqueue(answerTo(1))).rejects.toMatchObject({
    code: 'wrong_answer',
    params: { remaining_attempts: 2 },
  });
  await until(() => tab.entries().length === 0);
});

test('an answer that is refused after waiting stays with the reason, and those behind it are sent', async () => {
  const phone = givenPhone();
  phone.offline();
  const tab = phone.openTab();
  void tab.enqueue(answerTo(1)).catch(() => undefined);
  void tab.enqueue(answerTo(2));
  await until(() => tab.entries().filter(({ waited }) => waited).length === 2);
  phone.isOffline = false;
  phone.respond = ({ body }) => (body.progress_id === 1 ? 'not_found' : undefined);
  await tab.wake();
  expect(tab.entries()).toMatchObject([{ label: { task: 'Quest 1' }, refusal: { code: 'not_found' } }]);
  expect(phone.sent).toEqual([1, 2]);
});

test('answers wait in order for as long as a proxy answers in place of the server', async () => {
  const phone = givenPhone();
  phone.respond = () => 'network';
  const tab = phone.openTab();
  const outcomes = [1, 2].map((task) => tab.enqueue(answerTo(task)));
  await until(() => tab.entries().filter(({ waited }) => waited).length === 2);
  for (let attempt = 0; attempt < 40; attempt += 1) await tab.flush();
  expect(tab.entries()).toMatchObject([{ id: 'donau/1' }, { id: 'donau/2' }]);
  expect(tab.entries().filter(({ refusal, held }) => refusal ?? held)).toEqual([]);
  phone.online();
  await tab.wake();
  await Promise.all(outcomes);
  expect(phone.sent).toEqual([1, 2]);
});

test('after six errors of the server an answer is kept, those behind it are sent, and its player sends it again', async () => {
  const phone = givenPhone();
  phone.respond = ({ body }) => (body.progress_id === 1 ? 'unexpected' : undefined);
  const tab = phone.openTab();
  const outcome = tab.enqueue(answerTo(1)).catch((problem: unknown) => problem);
  void tab.enqueue(answerTo(2));
  await until(() => tab.entries().filter(({ waited }) => waited).length === 2);
  while (phone.sent.filter((task) => task === 1).length < 6) await tab.flush();
  expect(await outcome).toMatchObject({ code: 'unexpected' });
  await until(() => phone.sent.includes(2));
  expect(phone.sent).toEqual([1, 1, 1, 1, 1, 1, 2]);
  await tab.wake();
  expect(phone.sent.filter((task) => task === 1)).toHaveLength(6);
  expect(tab.entries()).toMatchObject([{ id: 'donau/1', held: { code: 'unexpected' } }]);

  phone.online();
  await tab.sendAgain('donau/1');
  expect(phone.sent.slice(6)).toEqual([2, 1]);
  expect(tab.entries()).toEqual([]);
});

test('a photo that the server refuses is kept until its player takes it back', async () => {
  const phone = givenPhone();
  phone.respond = () => 'media_too_large';
  const tab = phone.openTab();
  const body = { progress_type: 'task', progress_id: 1, task_type: 'photo', answer: -7, board_allowed: false } as const;
  const photo = { ...answerTo(1), body };
  await expect(tab.enqueue(photo)).rejects.toMatchObject({ code: 'media_too_large' });
  await until(() => tab.entries()[0]?.held !== undefined);
  phone.closeTabs();
  const later = phone.openTab();
  await later.load();
  await later.wake();
  expect(later.entries()).toMatchObject([{ id: photo.id, held: { code: 'media_too_large' } }]);
  await later.withdraw(photo.id);
  expect(later.entries()).toEqual([]);
  expect(phone.sent).toEqual([1]);
});

test('without an accepted token the queue of that game is kept and the others are sent', async () => {
  const phone = givenPhone();
  const tab = phone.openTab();
  phone.respond = ({ place }) => (place.exploration === 'donau' ? 'unauthorized' : undefined);
  await expect(tab.enqueue(answerTo(1))).rejects.toMatchObject({ code: 'unauthorized' });
  await tab.enqueue(answerTo(2, 'elbe'));
  await until(() => tab.entries().length === 1);
  phone.online();
  await tab.wake();
  expect(phone.sent.filter((task) => task === 2)).toEqual([2]);
  expect(tab.entries()).toEqual([]);
});

test('a withdrawn answer is not sent', async () => {
  const phone = givenPhone();
  phone.offline();
  const [tab, other] = [phone.openTab(), phone.openTab()];
  const outcome = tab.enqueue(answerTo(1));
  await until(() => other.entries().length === 1);
  expect(tab.entries()).toMatchObject([{ maybeSent: false }]);
  await Promise.all([other.withdraw('donau/1'), expect(outcome).rejects.toBeInstanceOf(Withdrawn)]);
  await until(() => tab.entries().length === 0);
  phone.online();
  await tab.wake();
  expect(phone.sent).toEqual([]);
});

test('an answer withdrawn at any moment of an attempt does not come back', async () => {
  for (let turns = 0; turns < 60; turns += 1) {
    const phone = givenPhone();
    phone.offline();
    const [tab, other] = [phone.openTab(), phone.openTab()];
    const outcome = tab.enqueue(answerTo(1));
    await until(() => other.entries().length === 1);
    const attempt = tab.wake();
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([other.withdraw('donau/1'), expect(outcome).rejects.toBeInstanceOf(Withdrawn), attempt]);
    phone.online();
    await tab.wake();
    expect(phone.sent, `withdrawn after ${turns} turns`).toEqual([]);
    expect(other.entries()).toEqual([]);
  }
});

test('an answer whose response was lost may have been sent', async () => {
  const phone = givenPhone();
  const tab = phone.openTab();
  phone.respond = () => 'network';
  void tab.enqueue(answerTo(1));
  await until(() => tab.entries()[0]?.waited === true);
  expect(tab.entries()).toMatchObject([{ maybeSent: true }]);
});

test('answers outlive cleared site data while the tab is open', async () => {
  const phone = givenPhone();
  phone.offline();
  const tab = phone.openTab();
  for (const task of [1, 2]) void tab.enqueue(answerTo(task));
  await until(() => tab.entries().length === 2);
  await phone.clearStorage();
  phone.online();
  await tab.wake();
  expect(phone.sent).toEqual([1, 2]);
});

test('with blocked storage the queue waits in memory, and the player is told once', async () => {
  const phone = givenPhone();
  phone.isStorageBlocked = true;
  phone.offline();
  const tab = phone.openTab();
  for (const task of [1, 2, 3]) void tab.enqueue(answerTo(task));
  await until(() => tab.entries().length === 3);
  expect(phone.told).toBe(1);
  phone.online();
  await tab.wake();
  expect(phone.sent).toEqual([1, 2, 3]);
});

test('storage that is full later keeps both parts of the queue in order', async () => {
  const phone = givenPhone();
  phone.offline();
  const tab = phone.openTab();
  void tab.enqueue(answerTo(1));
  await until(() => tab.entries().length === 1);
  phone.isStorageBlocked = true;
  void tab.enqueue(answerTo(2));
  await until(() => tab.entries().some(({ label }) => label.task === 'Quest 2'));
  phone.isStorageBlocked = false;
  phone.online();
  await tab.wake();
  expect(phone.sent).toEqual([1, 2]);
});

test('a phone clock that is wrong by a day does not delay anything', async () => {
  const phone = givenPhone();
  phone.clock = 86_400_000;
  phone.offline();
  const tab = phone.openTab();
  const outcome = tab.enqueue(answerTo(1));
  await until(() => tab.entries().length === 1);
  phone.clock = 0;
  phone.online();
  await tab.wake();
  await outcome;
  expect(phone.sent).toEqual([1]);
});
