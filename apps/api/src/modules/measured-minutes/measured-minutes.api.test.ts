import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { numberTask, poi } from '#testing/given.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';
import { measureMinutes } from './measured-minutes.service.ts';

const { deps, given, as, clock, client } = await fileApp();

/** A run with one quest; `finishAfter` lets a new guest solve it after some minutes. */
async function shortRun(over: { duration_minutes?: number } = {}) {
  const exploration = await given.exploration({ ...over, pois: [poi('Brücke', [numberTask])] });
  const answer = answerTo(exploration.task('Bögen'), 16);
  return {
    ...exploration,
    async finishAfter(minutes: number) {
      const { token } = await given.player(exploration);
      clock.passMinutes(minutes);
      done(await as(token).progress.submit({ body: answer }));
    },
    async facts() {
      await measureMinutes(deps);
      const [found] = done(await client.explorations.list({ query: { name: exploration.slug } })).rows;
      return { minutes: found?.minutes, source: found?.Facts?.minutes_source };
    },
  };
}

test('measures the median of the players who finished, from the fifth on', async () => {
  const run = await shortRun();
  for (const minutes of [30, 41, 600, 39]) await run.finishAfter(minutes);
  expect(await run.facts()).toEqual({ minutes: null, source: null });
  await given.player(run); // joins and does not finish
  await run.finishAfter(52);
  expect(await run.facts()).toEqual({ minutes: 40, source: 'measured' });
});

test('prefers the figure of the creator', async () => {
  const run = await shortRun({ duration_minutes: 90 });
  for (let player = 0; player < 5; player++) await run.finishAfter(20);
  expect(await run.facts()).toEqual({ minutes: 90, source: 'creator' });
});

test('keeps the measured figure of a run that was not played for a day', async () => {
  const run = await shortRun();
  for (let player = 0; player < 5; player++) await run.finishAfter(20);
  expect(await run.facts()).toMatchObject({ minutes: 20 });
  clock.passMinutes(25 * 60);
  expect(await run.facts()).toMatchObject({ minutes: 20 });
});
