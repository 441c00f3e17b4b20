import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { OutboxEntry } from './outbox-entry.ts';
import { answerTo, givenPhone } from './testing/outbox-tabs.ts';

test('judges and sends what earlier versions have stored', async () => {
  const phone = givenPhone();
  const place = { exploration: 'donau' };
  const stored = {
    order: 4,
    id: '6f1c',
    place,
    owner: 'guest',
    game: 'exploration/donau',
    body: { progress_type: 'task', progress_id: 1, task_type: 'guess_number', answer: 179, submission_id: '6f1c' },
    label: { exploration: 'Donau', task: 'Quest 1', poi: 'Spot 1', answer: '179' },
    queuedAt: 0,
    waited: true,
    maybeSent: true,
    serverErrors: 0,
  };
  await (await phone.database()).put('outbox', stored as unknown as OutboxEntry);
  const body = { progress_type: 'hint', progress_id: 2, submission_id: '9ab2' };
  const unqueued = [{ id: '9ab2', place, owner: 'guest', body, label: { exploration: 'Donau' } }];
  phone.offline();
  const tab = phone.openTab(new Map([['unqueued', JSON.stringify(unqueued)]]));
  await tab.load();
  await tab.judge('6f1c', { verdict: { result: { netPoints: 10 } }, body: stored.body as OutboxEntry['body'] });
  expect(tab.entries()).toMatchObject([
    { id: '6f1c', verdict: { result: {} } },
    { id: '9ab2', waited: true },
  ]);
  phone.online();
  await tab.wake();
  expect(phone.sent).toEqual([1, 2]);
  expect(tab.entries()).toEqual([]);
});

test('an answer that is put back after cleared data takes no place of a newer one', async () => {
  const phone = givenPhone();
  phone.offline();
  const tab = phone.openTab();
  const enqueue = (task: number) => void tab.enqueue(answerTo(task)).catch(() => undefined);
  enqueue(1);
  await vi.waitFor(() => expect(tab.entries()).toHaveLength(1));
  await phone.clearStorage();
  phone.clock += 1_000;
  enqueue(2);
  await vi.waitFor(() => expect(tab.entries().map(({ id }) => id)).toContain('donau/2'));
  await tab.wake();
  phone.closeTabs(); // the app is closed: what is not stored is lost
  const later = phone.openTab();
  await later.load();
  expect(later.entries().map(({ id }) => id)).toEqual(['donau/1', 'donau/2']);
});
