import { expect, test } from 'vitest';
import { creator, done, freshName } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';
import { marked, translate } from '#testing/translating.ts';

const opened = await fileApp();
const OPTIONS = [
  { option: 'Dem Lehrling', reaction: 'Er gibt euch einen Schlüssel.', image: '/demo/pictures/dom.svg' },
  { option: 'Der Gräfin', reaction: '', image: '' },
];
const DECISION = { task_type: 'decision', points: 0, task: { TaskOptions: OPTIONS } } as const;

async function playedDecision() {
  const ada = await creator(opened);
  const { exploration, poi } = await ada.publishedExploration({ playable_offline: true });
  const made = await ada.task(poi, { ...DECISION, attempts: 2, partial: true });
  if (made.task_type !== 'decision') throw new Error('no decision');
  const options = made.task.TaskOptions;
  const join = async () => opened.as((await opened.given.player({ id: exploration.id })).token);
  return { ada, exploration, poi, made, options, join };
}

type Player = Awaited<ReturnType<Awaited<ReturnType<typeof playedDecision>>['join']>>;

async function seenBy(player: Player, id: number, lang = 'de') {
  const { rows } = done(await player.joined.pois({ query: { lang } }));
  const task = rows.flatMap((poi) => (poi.unlocked ? poi.Tasks : [])).find((each) => each.id === id);
  if (task?.task_type !== 'decision') throw new Error('no decision');
  return task;
}

test('a decision has no limit of attempts, needs two options, and refuses a picture that is no address', async () => {
  const { ada, poi, made, options } = await playedDecision();
  expect(made).toMatchObject({ attempts: null, partial: false, task: { TaskOptions: OPTIONS } });
  const params = { poi_id: poi.id, task_id: made.id };
  const change = (body: object) => ada.client.tasks.changeDecision({ params, body });
  expect(await change({ delete: [options[0]?.id] })).toMatchObject(problem(400, 'missing'));
  expect(await change({ update: [{ id: options[1]?.id, image: 'javascript:alert(1)' }] })).toMatchObject(
    problem(400, 'invalid_request'),
  );
  expect(await change({ update: [{ id: options[1]?.id, option: ' ' }] })).toMatchObject(problem(400, 'missing'));
  const changed = done(await change({ update: [{ id: options[1]?.id, reaction: 'Sie flüstert.' }] }));
  expect(changed.task).toMatchObject({ TaskOptions: [OPTIONS[0], { ...OPTIONS[1], reaction: 'Sie flüstert.' }] });
});

test('the first choice holds, and its reaction is sent only after it', async () => {
  const { made, options, join } = await playedDecision();
  const player = await join();
  const [apprentice, countess] = options.map(({ id }) => id);
  const before = await seenBy(player, made.id);
  expect(before).toMatchObject({ reaction: null, answer: null, attempts: null });
  expect(JSON.stringify(before)).not.toContain('Schlüssel');
  const choose = (answer: unknown) =>
    player.progress.submit({ body: answerTo({ id: made.id, taskType: 'decision' }, answer) });
  expect(await choose([])).toMatchObject(problem(400, 'invalid_request'));
  expect(await choose([apprentice, countess])).toMatchObject(problem(400, 'invalid_request'));
  expect(await choose([4_711])).toMatchObject(problem(400, 'invalid_request'));
  expect(done(await choose([apprentice]))).toMatchObject({ state: 'solved', points: 0 });
  expect(await choose([countess])).toMatchObject(problem(409, 'task_already_progressed'));
  expect(await seenBy(player, made.id)).toMatchObject({
    progressed: true,
    answer: [apprentice],
    reaction: 'Er gibt euch einen Schlüssel.',
  });
});

test('is translated, exported, copied and counted by option', async () => {
  const { ada, exploration, made, options, join } = await playedDecision();
  await translate(ada.client, exploration, { lang: 'en', text: marked('en') });
  const player = await join();
  expect((await seenBy(player, made.id, 'en')).task).toMatchObject({
    TaskOptions: [{ option: 'en Dem Lehrling' }, { option: 'en Der Gräfin', image: null }],
  });
  for (const _ of [1, 2]) {
    done(
      await (await join()).progress.submit({ body: answerTo({ id: made.id, taskType: 'decision' }, [options[1]?.id]) }),
    );
  }
  done(await player.progress.submit({ body: answerTo({ id: made.id, taskType: 'decision' }, [options[0]?.id]) }));
  expect((await seenBy(player, made.id, 'en')).reaction).toBe('en Er gibt euch einen Schlüssel.');

  const params = { exploration_id: exploration.id };
  const { tasks } = done(await ada.client.managedInsights.read({ params, query: {} }));
  expect(tasks.find(({ id }) => id === made.id)?.options).toEqual([
    { option: 'Dem Lehrling', chosen: 1 },
    { option: 'Der Gräfin', chosen: 2 },
  ]);

  const file = done(await ada.client.managedExplorations.exportFile({ params }));
  const inFile = file.exploration.pois.flatMap((poi) => poi.tasks).find(({ task_type }) => task_type === 'decision');
  expect(inFile).toMatchObject({
    task: {
      options: [
        { option: 'Dem Lehrling', reaction: 'Er gibt euch einen Schlüssel.', image: '/demo/pictures/dom.svg' },
        { option: 'Der Gräfin' },
      ],
    },
    texts: { en: { items: ['en Dem Lehrling', 'en Der Gräfin'], reactions: ['en Er gibt euch einen Schlüssel.'] } },
  });
  file.exploration.name = freshName('Kopie');
  const { id } = done(await ada.client.managedExplorations.importFile({ body: file }));
  const again = done(await ada.client.managedExplorations.exportFile({ params: { exploration_id: id } }));
  expect(again.exploration.pois).toEqual(file.exploration.pois);
});
