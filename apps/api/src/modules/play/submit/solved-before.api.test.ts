import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const { given, as } = await fileApp();
const exploration = await given.exploration();
const right = answerTo(exploration.task('Bögen'), 16);
const wrong = answerTo(exploration.task('Bögen'), 5);

let battles = 0;

async function side() {
  const battle = await given.battle(`Duell ${++battles}`, [{ exploration, team: 'Füchse' }]);
  return { battle_id: battle.id, team_id: battle.teamId(0) };
}

test('refuses a second answer of the player who solved the quest and keeps the points', async () => {
  const { progress } = as((await given.player(exploration)).token);
  await progress.submit({ body: right });
  for (const body of [right, wrong]) {
    expect(await progress.submit({ body })).toMatchObject(problem(409, 'task_already_progressed'));
  }
  expect(await progress.points()).toMatchObject({ body: { netPoints: 10 } });
});

test('treats a guest who joined again as the player who solved the quest', async () => {
  const progressor_id = randomUUID();
  const [before, after] = [
    await given.player(exploration, { progressor_id }),
    await given.player(exploration, { progressor_id }),
  ];
  await as(before.token).progress.submit({ body: right });
  expect(await as(after.token).progress.submit({ body: right })).toMatchObject(problem(409, 'task_already_progressed'));
});

test('refuses an answer as a duplicate when a team member was first', async () => {
  const team = await side();
  const [first, mate] = [await given.player(exploration, team), await given.player(exploration, team)];
  await as(first.token).progress.submit({ body: right });
  for (const body of [right, wrong]) {
    expect(await as(mate.token).progress.submit({ body })).toMatchObject(problem(409, 'duplicated_answer'));
  }
  expect(await as(first.token).progress.submit({ body: right })).toMatchObject(problem(409, 'task_already_progressed'));
  expect(await as(mate.token).progress.points()).toMatchObject({ body: { netPoints: 10 } });
});

test('refuses an answer as a duplicate when another device of the account was first', async () => {
  const { joining } = as(await given.session(11));
  const answers = [
    await joining.exploration({ body: { exploration_id: exploration.id } }),
    await joining.exploration({ body: { exploration_id: exploration.id } }),
  ];
  const [phone, tablet] = answers.map(({ body }) => as('accessToken' in body ? body.accessToken : ''));
  await phone?.progress.submit({ body: right });
  expect(await tablet?.progress.submit({ body: right })).toMatchObject(problem(409, 'duplicated_answer'));
  expect(await phone?.progress.submit({ body: right })).toMatchObject(problem(409, 'task_already_progressed'));
});
