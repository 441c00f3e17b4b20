import { readdirSync, readFileSync } from 'node:fs';
import { runFile } from '@puzzle-runs/contract/run-format.ts';
import { slugify } from '@puzzle-runs/domain/exploration/slug.ts';
import { rightAnswer } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { expect, test } from 'vitest';
import { type ExplorationSteps, readExplorationSteps } from '#modules/content/read-content.service.ts';
import { creator, done } from '#testing/creators.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { uploadPhoto } from '#testing/photo-runs.ts';
import { answerTo, arriveAt } from '#testing/submissions.ts';
import { fileApp, testApp } from '#testing/test-app.ts';
import { ensureDemo } from './demo.ts';

const FOLDER = new URL('../../../../demo/runs/', import.meta.url);
const texts = readdirSync(FOLDER).map((name) => readFileSync(new URL(encodeURIComponent(name), FOLDER), 'utf8'));
const explorations = texts.map((text) => runFile.parse(JSON.parse(text)).exploration);

const opened = await fileApp();
const { deps, app, client, given, as, clock } = opened;
await ensureDemo(deps);

/** A right answer; to a photo task a photo, which counts at once. */
async function solutionOf({ taskType, content }: ExplorationSteps['tasks'][number], token: string): Promise<unknown> {
  if (taskType !== 'photo') return rightAnswer(taskType, content as never);
  return (await uploadPhoto(app, token)).body.photo_id;
}

test('imports the demo into an empty database once, and not into one that holds a run', async () => {
  const before = await rowCounts(deps.store);
  expect(before.explorations).toBe(explorations.length);
  await ensureDemo(deps);
  expect(await rowCounts(deps.store)).toEqual(before);

  const own = await testApp();
  await own.given.exploration();
  await ensureDemo(own.deps);
  expect(await rowCounts(own.deps.store)).toMatchObject({ explorations: 1, battles: 0 });
});

test('the featured run gives its answers to phones, also in the demo battle', async () => {
  const [featured] = done(await client.explorations.list({ query: { limit: 1 } })).rows;
  const [battle] = done(await client.battles.list({ query: {} })).rows;
  const team = battle?.Explorations.find(({ id }) => id === featured?.id)?.Teams.find(({ code }) => code === 0);
  for (const side of [{}, { battle_id: battle?.id ?? 0, team_id: team?.id ?? 0 }]) {
    const { token } = await given.player({ id: featured?.id ?? 0 }, side);
    expect(done(await as(token).joined.pois()).playable_offline).toBe(true);
    expect(done(await as(token).joined.offlinePackage()).content.length).toBeGreaterThan(10_000);
  }
});

test('players may choose every language of a demo run, and read all of it in that language', async () => {
  const translated = explorations.filter(({ languages }) => languages !== undefined);
  expect(translated.length).toBeGreaterThan(0);
  for (const { name, lang: source, languages = [] } of translated) {
    const slug = slugify(name);
    const { explorationId } = await readExplorationSteps(deps.store.db, slug);
    const { token } = await given.player({ id: explorationId });
    for (const lang of languages) {
      const { exploration, rows } = done(await as(token).joined.pois({ query: { lang } }));
      expect(exploration.languages.map((each) => each.lang)).toEqual([source, ...languages]);
      expect(exploration).toMatchObject({ lang, source_lang: source });
      expect(exploration).not.toHaveProperty('story_lang');
      expect(JSON.stringify(rows)).not.toContain('"lang"');
    }
  }
});

test('shows every demo run on the map', async () => {
  const { status, body } = await client.explorations.markers({ query: {} });
  const onMap = status === 200 ? body.rows.reduce((sum, { count }) => sum + count, 0) : 0;
  expect(onMap).toBe(explorations.length);
});

test('the ranking of the demo battle has teams with and without progress', async () => {
  const { status, body } = await client.battles.list({ query: {} });
  const [battle] = status === 200 ? body.rows : [];
  const [side] = battle?.Explorations ?? [];
  const team = side?.Teams.find(({ code }) => code === 0);
  const { token } = await given.player(
    { id: side?.id ?? 0 },
    {
      battle_id: battle?.id ?? 0,
      team_id: team?.id ?? 0,
      exploration_code: explorations.find(({ name }) => name === side?.name)?.code ?? null,
    },
  );
  const ranking = await as(token).progress.ranking();
  const rows = ranking.status === 200 ? ranking.body.rows : [];
  expect(rows.length).toBeGreaterThanOrEqual(5);
  expect(rows.filter(({ netPoints }) => netPoints > 0).length).toBeGreaterThanOrEqual(3);
  expect(new Set(rows.map(({ netPoints }) => netPoints)).size).toBeGreaterThan(2);
});

test('each team of the other demo battle has its own way through Lübeck, from the first spot to the last', async () => {
  const [, battle] = done(await client.battles.list({ query: {} })).rows;
  const [side] = battle?.Explorations ?? [];
  const routes: string[][] = [];
  for (const team of side?.Teams ?? []) {
    const { token } = await given.player({ id: side?.id ?? 0 }, { battle_id: battle?.id ?? 0, team_id: team.id });
    routes.push(done(await as(token).joined.pois()).rows.map(({ name }) => name));
  }
  expect(routes).toHaveLength(5);
  expect(new Set(routes.map(([, second]) => second)).size).toBe(4);
  for (const route of routes) expect([route[0], route.at(-1)]).toEqual(['Holstentor', 'Heiligen-Geist-Hospital']);
});

/** Each run once for every combination of the options of its decisions. */
const ways = explorations.flatMap((exploration) => {
  const decisions = exploration.pois.flatMap(({ tasks }) =>
    tasks.flatMap(({ name, task_type, task }) =>
      task_type === 'decision' ? { name, options: task.options.map(({ option }) => option) } : [],
    ),
  );
  const choices = decisions.reduce<Record<string, string>[]>(
    (before, { name, options }) => before.flatMap((way) => options.map((option) => ({ ...way, [name]: option }))),
    [{}],
  );
  return choices.map((chosen) => ({
    ...exploration,
    chosen,
    title: [exploration.name, ...Object.values(chosen)].join(': '),
  }));
});

test.each(ways)('$title can be played to the end', async ({ name, code, chosen }) => {
  const slug = slugify(name);
  const { explorationId, tasks } = await readExplorationSteps(deps.store.db, slug);
  const { token } = await given.player({ id: explorationId }, { exploration_code: code });
  const player = as(token);
  clock.passMinutes(24 * 60);

  /** Says "we are there" at every open spot that asks for arrival, as players at home may do after a minute. */
  async function reportArrivals(): Promise<void> {
    clock.passMinutes(1);
    for (const poi of done(await player.joined.pois()).rows) {
      if (!poi.unlocked || !poi.arrival.required || poi.arrival.arrived) continue;
      expect(await player.progress.submit({ body: arriveAt(poi, { via: 'self_reported' }) })).toMatchObject({
        status: 200,
      });
    }
  }

  let open = tasks;
  for (let before = -1; open.length !== before; ) {
    before = open.length;
    await reportArrivals();
    const locked: typeof open = [];
    for (const task of open) {
      const option = optionOf(task, chosen);
      const answer = option ?? (await solutionOf(task, token));
      const { status } = await player.progress.submit({ body: answerTo(task, answer) });
      if (status === 403) locked.push(task);
      else expect(status, task.name).toBe(200);
    }
    open = locked;
  }

  const { progress } = done(await player.joined.pois());
  const solved = tasks.length - open.length;
  expect(progress).toMatchObject({ finished_at: expect.any(String), tasks_completed: solved, total_tasks: solved });
  expect(solved).toBeGreaterThan(0);
  // Without a decision nothing stays closed.
  if (Object.keys(chosen).length === 0) expect(open).toEqual([]);
});

/** The option of a decision on a way; undefined for another task. */
function optionOf({ name, content }: ExplorationSteps['tasks'][number], chosen: Record<string, string>) {
  if (!('TaskOptions' in content)) return undefined;
  return content.TaskOptions.filter(({ option }) => option === chosen[name]).map(({ id }) => id);
}

test('the story of Nuremberg has three endings, each on its own way', async () => {
  const story = explorations.find(({ name }) => name === 'Der verschwundene Uhrmacher');
  const { explorationId, tasks } = await readExplorationSteps(deps.store.db, slugify(story?.name ?? ''));
  const endings = ['Burghof', 'Unschlittplatz', 'Altes Rathaus'];
  const reached = new Set<string>();
  for (const { chosen } of ways.filter(({ name }) => name === story?.name)) {
    const { token } = await given.player({ id: explorationId });
    for (const task of tasks) {
      const answer = optionOf(task, chosen) ?? (await solutionOf(task, token));
      await as(token).progress.submit({ body: answerTo(task, answer) });
    }
    const rows = done(await as(token).joined.pois()).rows.filter(({ unlocked }) => unlocked);
    const open = rows.map(({ name }) => name).filter((name) => endings.includes(name));
    expect(open).toHaveLength(1);
    reached.add(open.join());
  }
  expect([...reached].toSorted()).toEqual(endings.toSorted());
});

test('the publish checklist finds nothing in a demo run', async () => {
  const ada = await creator(opened);
  for (const text of texts) {
    const { id } = done(
      await ada.client.managedExplorations.importFile({ query: { rename: 'true' }, body: JSON.parse(text) as never }),
    );
    const { rows } = done(await ada.client.managedExplorations.checklist({ params: { exploration_id: id } }));
    expect(rows).toEqual([]);
  }
});

test('serves every picture and video of the demo', async () => {
  const addresses = new Set(texts.flatMap((text) => text.match(/\/demo\/[\w./-]+/g) ?? []));
  expect(addresses.size).toBeGreaterThan(10);
  for (const url of addresses) {
    const { statusCode, headers } = await app.inject({ url });
    expect([statusCode, headers['x-content-type-options']], url).toEqual([200, 'nosniff']);
  }
});
