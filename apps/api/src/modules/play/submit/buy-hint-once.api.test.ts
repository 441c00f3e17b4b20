import { expect, test } from 'vitest';
import { numberTask, poi } from '#testing/given.ts';
import { problem } from '#testing/problems.ts';
import { answerTo, payFor } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const { given, as } = await fileApp();
const exploration = await given.exploration({
  pois: [
    poi('Brücke', [numberTask], {
      location_type: 'hint',
      location: [
        { hint_type: 'text', hint_value: 'Am Ufer', cost: 4 },
        { hint_type: 'image', hint_value: '/demo/pictures/ufer.svg', hint_description: 'Das Ufer', cost: 7 },
        { hint_type: 'video', hint_value: 'https://example.org/ufer.mp4', cost: 0 },
      ],
    }),
  ],
});

/** A player; with `solved`, they have ten points from the quest. */
async function player({ solved = true } = {}) {
  const { progress, joined } = as((await given.player(exploration)).token);
  if (solved) await progress.submit({ body: answerTo(exploration.task('Bögen'), 16) });
  const { body } = await joined.pois();
  const [{ location: hints }] = (body as unknown as { rows: [{ location: { id: number }[] }] }).rows;
  const pay = (index: number) => progress.submit({ body: payFor(hints[index] ?? { id: 0 }) });
  return { progress, joined, pay };
}

function hints(...values: (string | null)[]) {
  const location = values.map((hint_value) => ({ hint_value, progressed: hint_value !== null }));
  return { body: { rows: [{ location_type: 'hint', location }] } };
}

test('shows type and cost of a hint, and its value after the purchase', async () => {
  const { joined, pay } = await player();
  expect(await joined.pois()).toMatchObject(hints(null, null, null));
  expect(await joined.pois()).toMatchObject({
    body: {
      rows: [
        {
          location: [
            { hint_type: 'text', cost: 4 },
            { hint_type: 'image', cost: 7 },
            { hint_type: 'video', cost: 0 },
          ],
        },
      ],
    },
  });

  expect(await pay(0)).toMatchObject({
    status: 200,
    body: { progress_type: 'hint', hint_value: 'Am Ufer', netPoints: 6 },
  });
  expect(await joined.pois()).toMatchObject(hints('Am Ufer', null, null));
});

test('shows the description of a picture hint after the purchase, and not before', async () => {
  const { joined, pay, progress } = await player();
  expect(JSON.stringify(await joined.pois())).not.toContain('Das Ufer');
  const shown = { hint_value: '/demo/pictures/ufer.svg', hint_description: 'Das Ufer' };
  expect(await pay(1)).toMatchObject({ status: 200, body: shown });
  expect(await joined.pois()).toMatchObject({ body: { rows: [{ location: [{}, shown, {}] }] } });
  expect(await progress.points()).toMatchObject({ body: { spentPoints: 7 } });
});

test('returns the value again and charges nothing for a second purchase', async () => {
  const { pay, progress } = await player();
  for (const _time of [1, 2, 3]) {
    expect(await pay(0)).toMatchObject({ status: 200, body: { hint_value: 'Am Ufer', netPoints: 6 } });
  }
  expect(await progress.points()).toMatchObject({ body: { netPoints: 6, earnedPoints: 10, spentPoints: 4 } });
});

test('refuses a purchase without enough points and returns how many are missing', async () => {
  const { pay, progress, joined } = await player();
  await pay(0);
  expect(await pay(1)).toMatchObject(problem(409, 'not_enough_points', { missing: 1 }));
  expect(await progress.points()).toMatchObject({ body: { netPoints: 6, spentPoints: 4 } });
  expect(await joined.pois()).toMatchObject(hints('Am Ufer', null, null));
});

test('sells a free hint to a player without points', async () => {
  const fresh = await player({ solved: false });
  expect(await fresh.pay(0)).toMatchObject(problem(409, 'not_enough_points', { missing: 4 }));
  expect(await fresh.pay(2)).toMatchObject({ status: 200, body: { netPoints: 0 } });
});

test('refuses the purchase of a hint of another run', async () => {
  const other = await given.exploration();
  const { progress } = as((await given.player(other)).token);
  const [hint] = exploration.hints;
  expect(await progress.submit({ body: payFor(hint ?? { id: 0 }) })).toMatchObject(problem(404, 'not_found'));
});

test('shows a purchased hint to the whole team and charges it once', async () => {
  const battle = await given.battle('Hinweisduell', [{ exploration, team: 'Füchse' }]);
  const side = { battle_id: battle.id, team_id: battle.teamId(0) };
  const [one, other] = [
    as((await given.player(exploration, side)).token),
    as((await given.player(exploration, side)).token),
  ];
  await one.progress.submit({ body: answerTo(exploration.task('Bögen'), 16) });
  const [hint] = exploration.hints;
  await one.progress.submit({ body: payFor(hint ?? { id: 0 }) });
  expect(await other.joined.pois()).toMatchObject(hints('Am Ufer', null, null));
  expect(await other.progress.submit({ body: payFor(hint ?? { id: 0 }) })).toMatchObject({ body: { netPoints: 6 } });
});
