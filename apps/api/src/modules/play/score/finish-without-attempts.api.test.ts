import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { numberTask, poi } from '#testing/given.ts';
import { organiser } from '#testing/organisers.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const { given, as, clock, client } = opened;

/**
 * A run with a bridge (10 points) and a tower (10 points, one
 * attempt); a treasure of 5 points opens with `treasure` points.
 */
async function bridgeTowerTreasure(treasure: number) {
  const exploration = await given.exploration({
    pois: [
      poi('Brücke', [numberTask]),
      poi('Turm', [{ ...numberTask, name: 'Stufen', attempts: 1 }]),
      poi('Schatz', [{ ...numberTask, name: 'Münzen', points: 5 }], {
        prerequisites: [{ unlock_type: 'points', value: treasure }],
      }),
    ],
  });
  return { ...exploration, answer: (name: string, number: number) => answerTo(exploration.task(name), number) };
}

test('finishes with the last attempt at the last open quest, and accepts a rating', async () => {
  const exploration = await bridgeTowerTreasure(0);
  const { token, claims } = await given.player(exploration);
  const { progress, joined, explorations } = as(token);
  await progress.submit({ body: exploration.answer('Bögen', 16) });
  await progress.submit({ body: exploration.answer('Münzen', 16) });
  expect(await joined.pois()).toMatchObject({ body: { progress: { finished_at: null } } });

  clock.passMinutes(7);
  const finished_at = clock.now().toISOString();
  await progress.submit({ body: exploration.answer('Stufen', 1) });
  clock.passMinutes(7);

  const state = { finished_at, tasks_completed: 2, tasks_to_complete: 1, total_tasks: 3 };
  expect(await joined.pois()).toMatchObject({ body: { progress: state } });
  expect(await client.progress.myself({ query: { guest_id: claims.progress.progressor_id } })).toMatchObject({
    body: { rows: [state] },
  });
  expect(await explorations.rate({ params: { id: exploration.id }, body: { rating: 4 } })).toMatchObject({
    status: 200,
  });
});

test('finishes when no open quest can unlock the last spot any more', async () => {
  const exploration = await bridgeTowerTreasure(20);
  const { progress, joined } = as((await given.player(exploration)).token);
  await progress.submit({ body: exploration.answer('Bögen', 16) });
  expect(await joined.pois()).toMatchObject({ body: { progress: { finished_at: null } } });
  await progress.submit({ body: exploration.answer('Stufen', 1) });
  expect(await joined.pois()).toMatchObject({ body: { progress: { finished_at: clock.now().toISOString() } } });
});

const answer = ({ id }: { id: number }, number: number) => answerTo({ id, taskType: 'guess_number' }, number);

test('opens again when the organiser gives the missing points, and finishes anew', async () => {
  const by = await organiser(opened, ['Füchse']);
  const tower = await by.task(await by.poi(by.exploration), { attempts: 1 });
  const treasury = await by.poi(by.exploration);
  const treasure = await by.task(treasury);
  done(
    await by.client.prerequisites.create({
      params: { poi_id: treasury.id },
      body: { unlock_type: 'points', value: 20 },
    }),
  );
  const { progress, joined } = await by.phone(0);
  const finished = async () => done(await joined.pois()).progress.finished_at;
  await progress.submit({ body: answer(by.firstTask, 16) });
  await progress.submit({ body: answer(tower, 1) });
  expect(await finished()).toBe(clock.now().toISOString());

  const body = { team_id: by.side(0).team.id, points: 10, reason: 'Lied gesungen' };
  done(await by.client.managedBattles.givePoints({ params: by.params, body }));
  expect(await finished()).toBeNull();
  clock.passMinutes(3);
  await progress.submit({ body: answer(treasure, 16) });
  expect(await finished()).toBe(clock.now().toISOString());
});

test('opens again when the creator adds a quest, and finishes anew', async () => {
  const ada = await creator(opened);
  const { exploration, poi: place, task } = await ada.publishedExploration();
  const { progress, joined } = as((await given.player(exploration)).token);
  const finished = async () => done(await joined.pois()).progress.finished_at;
  await progress.submit({ body: answer(task, 16) });
  expect(await finished()).toBe(clock.now().toISOString());
  const another = await ada.task(place);
  expect(await finished()).toBeNull();
  clock.passMinutes(3);
  await progress.submit({ body: answer(another, 16) });
  expect(await finished()).toBe(clock.now().toISOString());
});
