import { expect, test } from 'vitest';
import { numberTask, poi } from '#testing/given.ts';
import { problem } from '#testing/problems.ts';
import { answerTo, payFor } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';

type Condition = { unlock_type: 'points' | 'time' | 'tasks'; value: number };

/** A run whose second Spot has a hint, a quest and these Qualifiers. */
async function lockedBy(...prerequisites: Condition[]) {
  const { given, as, clock, deps } = await testApp();
  const exploration = await given.exploration({
    pois: [
      poi('Anfang', [
        { ...numberTask, name: 'Eins' },
        { ...numberTask, name: 'Zwei' },
      ]),
      poi('Ziel', [{ ...numberTask, name: 'Drei' }], {
        prerequisites,
        description: '<p>Unter der Brücke</p>',
        location_type: 'hint',
        location: [{ hint_type: 'text', hint_value: 'Links!', cost: 15 }],
      }),
    ],
  });
  const player = as((await given.player(exploration)).token);
  return {
    clock,
    deps,
    exploration,
    player,
    solve: (name: string) => player.progress.submit({ body: answerTo(exploration.task(name), 16) }),
    async target() {
      const { body } = await player.joined.pois();
      return (body as { rows: unknown[] }).rows[1];
    },
  };
}

test('shows only the name, the Qualifiers and what they lack of a locked Spot', async () => {
  const { target } = await lockedBy({ unlock_type: 'points', value: 15 }, { unlock_type: 'time', value: 10 });
  const id = expect.any(Number);
  expect(await target()).toEqual({
    id,
    name: 'Ziel',
    slug: 'ziel',
    position: 2,
    unlocked: false,
    UnlockPrerequisites: [
      { id, unlock_type: 'points', value: 15, remaining: 15 },
      { id, unlock_type: 'time', value: 10, remaining: 10 },
    ],
  });
});

test('refuses answers and purchases in a locked Spot and counts nothing', async () => {
  const { player, exploration, solve, target } = await lockedBy({ unlock_type: 'tasks', value: 2 });
  await solve('Eins');
  const [hint] = exploration.hints;
  expect(await solve('Drei')).toMatchObject(problem(403, 'poi_locked'));
  expect(await player.progress.submit({ body: answerTo(exploration.task('Drei'), 1) })).toMatchObject(
    problem(403, 'poi_locked'),
  );
  expect(await player.progress.submit({ body: payFor(hint ?? { id: 0 }) })).toMatchObject(problem(403, 'poi_locked'));
  expect(await player.progress.points()).toMatchObject({ body: { earnedPoints: 10, spentPoints: 0 } });
  await solve('Zwei');
  expect(await target()).toMatchObject({ unlocked: true, Tasks: [{ progressed: false, remaining_attempts: null }] });
});

test('opens a Spot with enough points', async () => {
  const { solve, target } = await lockedBy({ unlock_type: 'points', value: 20 });
  await solve('Eins');
  expect(await target()).toMatchObject({ unlocked: false, UnlockPrerequisites: [{ remaining: 10 }] });
  await solve('Zwei');
  expect(await target()).toMatchObject({ unlocked: true, description: '<p>Unter der Brücke</p>' });
});

test('opens a Spot with enough solved quests', async () => {
  const { solve, target } = await lockedBy({ unlock_type: 'tasks', value: 2 });
  await solve('Eins');
  expect(await target()).toMatchObject({ unlocked: false, UnlockPrerequisites: [{ remaining: 1 }] });
  await solve('Zwei');
  expect(await target()).toMatchObject({ unlocked: true });
});

test('opens a Spot by whole minutes since joining', async () => {
  const { clock, target, solve } = await lockedBy({ unlock_type: 'time', value: 2 });
  clock.passMinutes(1.99);
  expect(await target()).toMatchObject({ unlocked: false, UnlockPrerequisites: [{ remaining: 1 }] });
  expect(await solve('Drei')).toMatchObject({ status: 403 });
  clock.passMinutes(0.01);
  expect(await target()).toMatchObject({ unlocked: true });
  expect(await solve('Drei')).toMatchObject({ status: 200 });
});

test('keeps a Spot locked until all Qualifiers are met', async () => {
  const { clock, solve, target } = await lockedBy(
    { unlock_type: 'points', value: 10 },
    { unlock_type: 'time', value: 5 },
    { unlock_type: 'tasks', value: 1 },
  );
  await solve('Eins');
  expect(await target()).toMatchObject({
    unlocked: false,
    UnlockPrerequisites: [{ remaining: 0 }, { remaining: 5 }, { remaining: 0 }],
  });
  clock.passMinutes(5);
  expect(await target()).toMatchObject({ unlocked: true });
});

test('keeps an open Spot open when the player spends points', async () => {
  const { player, exploration, solve, target } = await lockedBy({ unlock_type: 'points', value: 20 });
  await solve('Eins');
  await solve('Zwei');
  const [hint] = exploration.hints;
  expect(await player.progress.submit({ body: payFor(hint ?? { id: 0 }) })).toMatchObject({ body: { netPoints: 5 } });
  expect(await target()).toMatchObject({ unlocked: true, UnlockPrerequisites: [{ remaining: 0 }] });
  expect(await solve('Drei')).toMatchObject({ status: 200, body: { netPoints: 15 } });
  expect(await target()).toMatchObject({ unlocked: true, UnlockPrerequisites: [{ remaining: 0 }] });
});
