import type { OfflineContent } from '@puzzle-runs/contract/offline/offline-content.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { ChoiceContent } from '@puzzle-runs/domain/tasks/choice/choice.ts';
import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { everyTaskType, taskOf } from '#testing/every-task-type.ts';
import { poi, type TaskInput } from '#testing/given.ts';
import { type Client, fileApp } from '#testing/test-app.ts';

const { given, as } = await fileApp();
const words = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];

/** Choices, entries and words in the order one player sees. */
async function seenBy(player: Client) {
  const { status, body } = await player.joined.pois();
  expect(status).toBe(200);
  const [first] = (body as JoinedPois).rows;
  const tasks = first?.unlocked ? first.Tasks : [];
  const choice = tasks.find((task) => task.task_type === 'choice');
  const order = tasks.find((task) => task.task_type === 'order');
  const cloze = tasks.find((task) => task.task_type === 'cloze');
  return {
    choices: choice?.task.TaskChoices ?? [],
    entries: order?.task.TaskOrderEntries.map(({ text }) => text) ?? [],
    words: cloze?.task.TaskClozeWords.map(({ word }) => word) ?? [],
  };
}

test('shuffles choices, words and entries differently per player, and the same way each time', async () => {
  const cloze = { text: `<p>${'__________ '.repeat(6)}</p>`, words };
  const exploration = await given.exploration({
    pois: [poi('Ort', [taskOf('choice'), taskOf('order'), taskOf('cloze', { task: cloze } as Partial<TaskInput>)])],
  });
  const written = {
    choices: everyTaskType.choice.task.choices.map(({ answer }) => answer).join(),
    entries: everyTaskType.order.right.join(),
    words: words.join(),
  };

  const orders = { choices: new Set<string>(), entries: new Set<string>(), words: new Set<string>() };
  let [idsAscending, first] = [0, 0];
  for (let index = 0; index < 60; index++) {
    const player = as((await given.player(exploration)).token);
    const [seen, again] = [await seenBy(player), await seenBy(player)];
    expect(again).toEqual(seen);
    orders.choices.add(seen.choices.map(({ answer }) => answer).join());
    orders.entries.add(seen.entries.join());
    orders.words.add(seen.words.join());
    const ids = seen.choices.map(({ id }) => id);
    if (ids.every((id, at) => at === 0 || id > (ids[at - 1] ?? 0))) idsAscending++;
    if (seen.choices[0]?.answer === 'Biber') first++;
  }

  for (const [what, seen] of Object.entries(orders)) {
    expect(seen.size, what).toBeGreaterThan(40); // of 720 possible ones
    expect([...seen].filter((order) => order === written[what as keyof typeof written]).length, what).toBeLessThan(2);
  }
  expect(idsAscending).toBeLessThan(5);
  expect(first).toBeGreaterThan(1);
  expect(first).toBeLessThan(30);
});

test.each([
  ['three entries never in the right order', ['alt', 'neu', 'heute'], 5, 0],
  ['entries with equal texts never in the right order', ['Tor', 'Dom', 'Tor'], 2, 0],
  ['two entries in both orders', ['alt', 'neu'], 2, 10],
])('shows %s, with and without a network', async (_, entries, orders, solvedAtLeast) => {
  const exploration = await given.exploration({
    playable_offline: true,
    pois: [poi('Ort', [taskOf('order', { task: { entries } } as Partial<TaskInput>)])],
  });
  const seen: string[] = [];
  for (let index = 0; index < 60; index++) {
    const player = as((await given.player(exploration)).token);
    const order = (await seenBy(player)).entries.join();
    const { content } = done(await player.joined.offlinePackage());
    const { pois }: OfflineContent = JSON.parse(Buffer.from(content, 'base64').toString());
    expect(pois[0]?.tasks[0]?.task).toEqual({ TaskOrderEntries: order.split(',').map((text) => ({ text })) });
    seen.push(order);
  }
  expect(new Set(seen).size).toBe(orders);
  const solved = seen.filter((order) => order === entries.join()).length;
  expect(solved >= solvedAtLeast && solved <= 5 * solvedAtLeast).toBe(true); // 30 of 60 of two entries
});

test('gives choices random ids that do not reveal the order they were written in', async () => {
  let ascending = 0;
  const ids: number[] = [];
  for (let index = 0; index < 30; index++) {
    const exploration = await given.exploration({ pois: [poi('Ort', [taskOf('choice')])] });
    const { TaskChoices } = exploration.task('choice').content as ChoiceContent;
    const own = TaskChoices.map(({ id }) => id);
    ids.push(...own);
    if (own.toSorted((a, b) => a - b).join() === own.join()) ascending++;
  }
  expect(ascending).toBeLessThan(4); // 1 in 720 each
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.max(...ids)).toBeGreaterThan(1_000_000_000);
});
