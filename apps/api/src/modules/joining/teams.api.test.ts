import { expect, test } from 'vitest';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const { given, as, client } = await fileApp();

let battles = 0;

async function battleOfTwo() {
  const exploration = await given.exploration();
  const battle = await given.battle(`Stadtduell ${++battles}`, [
    { exploration, team: 'Füchse', code: 'ROT' },
    { exploration, team: 'Dachse' },
  ]);
  const foxes = { exploration_id: exploration.id, battle_id: battle.id, team_id: battle.teamId(0), team_code: 'ROT' };
  const badgers = { exploration_id: exploration.id, battle_id: battle.id, team_id: battle.teamId(1) };
  return { exploration, battle, foxes, badgers };
}

test('counts the progress for the team and names Versus and team in the token', async () => {
  const { battle, badgers, exploration } = await battleOfTwo();
  const { claims } = await given.player(exploration, badgers);
  expect(claims).toMatchObject({
    adventure_type: 'battle',
    progress: { progressor_type: 'team', progressor_id: String(battle.teamId(1)) },
    user: { user_type: 'guest' },
    exploration: {
      Battles: [{ id: battle.id, name: `Stadtduell ${battles}` }],
      Teams: [{ id: battle.teamId(1), name: 'Dachse' }],
    },
  });
});

test('shares the progress between two devices that joined with the team code', async () => {
  const { exploration, foxes } = await battleOfTwo();
  const joined = await Promise.all([
    client.joining.exploration({ body: foxes }),
    client.joining.instant({ body: { ...foxes, team_code: ' ROT ' } }),
  ]);
  const [one, other] = joined.map((answer) => as(answer.status === 200 ? answer.body.accessToken : ''));

  await one?.progress.submit({ body: answerTo(exploration.task('Bögen'), 16) });

  expect(await other?.joined.pois()).toMatchObject({
    status: 200,
    body: {
      team: { name: 'Füchse' },
      battle: { name: `Stadtduell ${battles}` },
      progress: { netPoints: 10 },
      rows: [{ Tasks: [{ progressed: true }] }],
    },
  });
});

test('shares the progress of a team between an account and a guest', async () => {
  const { exploration, foxes } = await battleOfTwo();
  const user = await as(await given.session(3)).joining.exploration({ body: foxes });
  const guest = await client.joining.exploration({ body: foxes });
  const [mine, theirs] = [user, guest].map((answer) => (answer.status === 200 ? answer.body.accessToken : ''));
  await as(mine ?? '').progress.submit({ body: answerTo(exploration.task('Bögen'), 16) });
  expect(await as(theirs ?? '').progress.points()).toMatchObject({ body: { netPoints: 10 } });
});

test('keeps the progress of teams separate from each other and from solo play', async () => {
  const { exploration, foxes, badgers } = await battleOfTwo();
  const fox = await given.player(exploration, foxes);
  const guest = { progressor_id: fox.claims.user.user_id };
  const [badger, alone] = [
    await given.player(exploration, { ...badgers, ...guest }),
    await given.player(exploration, guest),
  ];
  await as(fox.token).progress.submit({ body: answerTo(exploration.task('Bögen'), 16) });
  for (const { token } of [badger, alone]) {
    expect(await as(token).progress.points()).toMatchObject({ body: { netPoints: 0 } });
  }
});
