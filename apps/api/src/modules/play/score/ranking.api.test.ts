import { expect, test } from 'vitest';
import { numberTask, poi } from '#testing/given.ts';
import { answerTo, payFor } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const { given, as, clock } = await fileApp();

const bridge = poi(
  'Brücke',
  [10, 20, 20].map((points, index) => ({ ...numberTask, name: `Q${index}`, points })),
  {
    location_type: 'hint',
    location: [{ hint_type: 'text', hint_value: 'Am Ufer', cost: 10 }],
  },
);

async function battleOf(name: string, ...teams: string[]) {
  const exploration = await given.exploration({ pois: [bridge] });
  const battle = await given.battle(
    name,
    teams.map((team) => ({ exploration, team })),
  );
  const join = async (index: number) => {
    const { token } = await given.player(exploration, { battle_id: battle.id, team_id: battle.teamId(index) });
    const player = as(token);
    return {
      ...player,
      solve: (...tasks: number[]) =>
        Promise.all(tasks.map((q) => player.progress.submit({ body: answerTo(exploration.task(`Q${q}`), 16) }))),
      payHint: () => player.progress.submit({ body: payFor(exploration.hints[0] ?? { id: 0 }) }),
    };
  };
  return { exploration, battle, join };
}

test('ranks by net points, then by the earlier last solved quest, and shares places in name order', async () => {
  const { join } = await battleOf('Rangduell', 'Zander', 'Adler', 'Wale', 'Bären', 'Drosseln', 'Ameisen');
  const [zander, adler, wale, bears] = [await join(0), await join(1), await join(2), await join(3)];
  // Drosseln and Ameisen never join: they have no points.
  await zander.solve(0);
  await bears.solve(1);
  clock.passMinutes(1);
  await adler.solve(0);
  await wale.solve(0);
  await bears.payHint();

  const ranking = await zander.progress.ranking();

  expect(ranking).toMatchObject({ status: 200, body: { count: 6 } });
  const rows = ranking.status === 200 ? ranking.body.rows : [];
  expect(rows.map(({ place, Team, netPoints }) => [place, Team.name, netPoints])).toEqual([
    [1, 'Zander', 10],
    [2, 'Bären', 10], // as early as Zander, but has spent points
    [3, 'Adler', 10],
    [3, 'Wale', 10],
    [5, 'Ameisen', 0],
    [5, 'Drosseln', 0],
  ]);
  expect(rows[1]).toMatchObject({ Team: { totalEarnedPoints: 20, totalSpentPoints: 10 }, pointsToEarn: 50 });
});

test('lists only the teams of the Versus, each with its run', async () => {
  const [long, short] = [await given.exploration({ pois: [bridge] }), await given.exploration()];
  const battle = await given.battle('Zwei Runs', [
    { exploration: long, team: 'Füchse' },
    { exploration: short, team: 'Dachse' },
  ]);
  await given.battle('Ein anderes', [{ exploration: long, team: 'Fremde' }]);
  const alone = await given.player(long);
  await as(alone.token).progress.submit({ body: answerTo(long.task('Q0'), 16) });
  const fox = await given.player(long, { battle_id: battle.id, team_id: battle.teamId(0) });

  expect(await as(fox.token).progress.ranking()).toMatchObject({
    body: {
      count: 2,
      rows: [
        { place: 1, Team: { name: 'Dachse' }, Exploration: { id: short.id }, pointsToEarn: 10 },
        { place: 1, Team: { name: 'Füchse' }, Exploration: { id: long.id }, pointsToEarn: 50 },
      ],
    },
  });
});

test('returns an empty ranking to solo players', async () => {
  const exploration = await given.exploration();
  const { progress } = as((await given.player(exploration)).token);
  expect(await progress.ranking()).toMatchObject({ status: 200, body: { count: 0, rows: [] } });
});
