import { calendarDate } from '@puzzle-runs/domain/insights/calendar-day.ts';
import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp({ env: { RATE_LIMIT: 'off' } });
const { clock, given, as } = opened;

/** A run of two spots with one quest each, and a function that lets guests join. */
async function ownRun() {
  const by = await organiser(opened, ['Füchse']);
  const tower = await by.poi(by.exploration, { name: 'Turm' });
  const second = await by.task(tower, { attempts: 2 });
  const params = { exploration_id: by.exploration.id };
  const answer = (task: { id: number }, value: number) => answerTo({ id: task.id, taskType: 'guess_number' }, value);
  return {
    ...by,
    second,
    answer,
    /** With a new session, because tests pass days. */
    insights: async (query = {}) =>
      done(await as(await given.session(by.userId)).managedInsights.read({ params, query })),
    async guest(language: 'de' | 'en' = 'de') {
      const { token, claims } = await given.player(by.exploration, { language });
      return { ...as(token), guest_id: claims.progress.progressor_id };
    },
  };
}

test('shows a run without players as empty', async () => {
  const { insights } = await ownRun();
  const { pois, tasks, ...run } = await insights();
  expect(run).toEqual({ begun: 0, finished: 0, playing: 0, duration: null, days: [] });
  expect(pois.map(({ opened: n, left_here }) => [n, left_here])).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect(tasks.map(({ tries, time }) => [tries, time])).toEqual([
    [0, null],
    [0, null],
  ]);
});

test('shows how far players came, what they solved, where they left and what they gave up', async () => {
  const { insights, guest, firstTask, second, answer } = await ownRun();
  for (let player = 0; player < 6; player++) {
    const { progress } = await guest();
    clock.passMinutes(2);
    if (player === 0) continue;
    await progress.submit({ body: answer(firstTask, player === 1 ? 1 : 16) });
    if (player < 3) continue;
    clock.passMinutes(3);
    await progress.submit({ body: answer(second, 16) });
  }
  const at = (await insights()).days[0];
  expect(at).toMatchObject({ begun: 6, finished: 3 });
  expect(await insights()).toMatchObject({ begun: 6, finished: 3, playing: 3, duration: null });
  clock.passMinutes(26 * 60);

  const { pois, tasks, playing } = await insights();
  expect(playing).toBe(0);
  expect(pois).toMatchObject([
    { opened: 6, first_solved: 4, all_solved: 4, left_here: 2 },
    { opened: 6, first_solved: 3, all_solved: 3, left_here: 0 },
  ]);
  expect(tasks).toMatchObject([
    { tries: 5, tried: 5, solved: 4, given_up: 1, skipped: 0, time: null },
    { tries: 3, tried: 3, solved: 3, given_up: 0, skipped: 0, time: null },
  ]);
});

test('shows medians and quartiles from five finishes on', async () => {
  const { insights, guest, firstTask, second, answer } = await ownRun();
  for (let player = 0; player < 5; player++) {
    const { progress } = await guest();
    clock.passMinutes(4);
    await progress.submit({ body: answer(second, 16) });
    clock.passMinutes(1 + player);
    await progress.submit({ body: answer(firstTask, 16) });
  }
  const { duration, tasks } = await insights();
  expect(duration?.median).toEqual({ from: 420, to: 600 });
  expect(tasks[1]?.time?.quartile_3).toEqual({ from: 240, to: 300 });
  expect(tasks[0]?.time).toMatchObject({ quartile_1: { from: 120, to: 180 }, median: { from: 180, to: 240 } });
});

test('filters by language, by Versus or free play, and by the day on which players began', async () => {
  const { insights, guest, phone, battle, client, exploration } = await ownRun();
  await guest('de');
  await guest('en');
  await phone(0);
  const today = calendarDate(clock.now().getTime(), 'Europe/Berlin');
  const tomorrow = calendarDate(clock.now().getTime() + 86_400_000, 'Europe/Berlin');
  const begun = async (query = {}) => {
    const { begun, pois } = await insights(query);
    expect(pois[0]?.opened).toBe(begun);
    return begun;
  };
  expect(await begun()).toBe(3);
  expect(await begun({ lang: 'en' })).toBe(1);
  expect(await begun({ play: 'free' })).toBe(2);
  expect(await begun({ play: 'battle' })).toBe(1);
  expect(await begun({ battle_id: battle.id })).toBe(1);
  expect(await begun({ from: today, to: today })).toBe(3);
  expect(await begun({ from: tomorrow })).toBe(0);
  const other = await creator(opened);
  const params = { exploration_id: exploration.id };
  for (const query of [{}, { battle_id: battle.id }])
    expect(await other.client.managedInsights.read({ params, query })).toMatchObject(problem(404, 'not_found'));
  expect(await client.managedInsights.read({ params, query: { from: 'gestern' } })).toMatchObject({ status: 400 });
});

test('leaves trials and deleted progress out', async () => {
  const { insights, guest, client, exploration, firstTask, answer } = await ownRun();
  const params = { exploration_id: exploration.id };
  const { accessToken } = done(await client.managedExplorations.tryOut({ params, body: { unlocked: true } }));
  await as(accessToken).progress.submit({ body: answer(firstTask, 16) });
  expect((await insights()).begun).toBe(0);
  const { guest_id, progress } = await guest();
  await progress.submit({ body: answer(firstTask, 1) });
  expect((await insights()).tasks[0]).toMatchObject({ tries: 1 });
  const body = { progressor_type: 'guest', guest_id, exploration_id: exploration.id } as const;
  done(await opened.client.progress.remove({ body }));
  expect(await insights()).toMatchObject({ begun: 0, days: [], tasks: [{ tries: 0 }, {}] });
});

test('exports wrong answers, reports and comments as CSV to the creator of the run only', async () => {
  const { client, exploration, guest, firstTask, second, answer, battle } = await ownRun();
  const [one, other] = [await guest(), await guest()];
  for (const player of [one, other]) await player.progress.submit({ body: answer(firstTask, 17) });
  done(await one.feedback.report({ body: { task_id: firstTask.id, reason: 'unclear', text: '=1+1; oder?' } }));
  for (const task of [firstTask, second]) await one.progress.submit({ body: answer(task, 16) });
  done(await one.explorations.rate({ params: { id: exploration.id }, body: { rating: 4 } }));
  done(await one.feedback.setComment({ body: { text: 'Schöner Weg' } }));
  const minute = clock.now().toISOString().slice(0, 16).replace('T', ' ');
  const params = { exploration_id: exploration.id };
  const row = async (table: 'wrong' | 'reports' | 'comments', language: 'de' | 'en') =>
    ((await client.managedInsights.file({ params, query: { table, language } })).body as string).split('\r\n')[1];
  expect(await row('wrong', 'de')).toBe(`${firstTask.name};17;2;2`);
  expect(await row('reports', 'de')).toContain(`;${firstTask.name};Quest ist unklar;"'=1+1; oder?";${minute};`);
  expect(await row('comments', 'en')).toBe(`Schöner Weg,4,${minute}`);
  const stranger = await creator(opened);
  const query = { table: 'comments', battle_id: battle.id } as const;
  expect(await stranger.client.managedInsights.file({ params, query })).toMatchObject(problem(404, 'not_found'));
});

test('exports each table as CSV in both languages', async () => {
  const { client, exploration, guest } = await ownRun();
  await guest();
  const params = { exploration_id: exploration.id };
  const file = async (query: { table: 'days' | 'pois' | 'tasks'; language: 'de' | 'en' }) =>
    ((await client.managedInsights.file({ params, query })).body as string).split('\r\n');
  expect(await file({ table: 'days', language: 'de' })).toEqual([
    expect.stringContaining('Tag;Begonnen;Beendet'),
    `${calendarDate(clock.now().getTime(), 'Europe/Berlin')};1;0`,
    '',
  ]);
  expect((await file({ table: 'pois', language: 'en' }))[0]).toContain('Left here');
  expect((await file({ table: 'tasks', language: 'de' }))[0]).toContain('Aufgegeben');
});
