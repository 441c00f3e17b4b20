import { readdirSync, readFileSync } from 'node:fs';
import { runFile } from '@puzzle-runs/contract/run-format.ts';
import { slugify } from '@puzzle-runs/domain/exploration/slug.ts';
import { rightAnswer } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { expect, test } from 'vitest';
import { type ExplorationSteps, readExplorationSteps } from '#modules/content/read-content.service.ts';
import { done } from '#testing/creators.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { uploadPhoto } from '#testing/photo-runs.ts';
import { answerTo, arriveAt } from '#testing/submissions.ts';
import { fileApp, testApp } from '#testing/test-app.ts';
import { ensureDemo } from './demo.ts';

const FOLDER = new URL('../../../../demo/runs/', import.meta.url);
const texts = readdirSync(FOLDER).map((name) => readFileSync(new URL(encodeURIComponent(name), FOLDER), 'utf8'));
const explorations = texts.map((text) => runFile.parse(JSON.parse(text)).exploration);

const { deps, app, client, given, as, clock } = await fileApp();
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

test.each(explorations)('$name can be played to the end', async ({ name, code }) => {
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
      const answer = await solutionOf(task, token);
      const { status } = await player.progress.submit({ body: answerTo(task, answer) });
      if (status === 403) locked.push(task);
      else expect(status, task.name).toBe(200);
    }
    open = locked;
  }

  const pois = await player.joined.pois();
  expect(pois).toMatchObject({
    body: { progress: { finished_at: expect.any(String), tasks_completed: tasks.length } },
  });
  expect(tasks.length).toBeGreaterThan(0);
});

test('serves every picture and video of the demo', async () => {
  const addresses = new Set(texts.flatMap((text) => text.match(/\/demo\/[\w./-]+/g) ?? []));
  expect(addresses.size).toBeGreaterThan(10);
  for (const url of addresses) {
    const { statusCode, headers } = await app.inject({ url });
    expect([statusCode, headers['x-content-type-options']], url).toEqual([200, 'nosniff']);
  }
});
