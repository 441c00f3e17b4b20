import { expect, test } from 'vitest';
import { done, freshName } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();

/** Foxes: 10 of 10 points. Badgers: 30 of 40 points in a longer run. */
async function unevenBattle() {
  const by = await organiser(opened, ['Füchse']);
  const { exploration, poi } = await by.publishedExploration({ name: freshName('Lang') });
  const long = await by.task(poi, { points: 30 });
  const team = done(await by.client.managedTeams.create({ body: { name: freshName('Dachse') } }));
  const body = { exploration_id: exploration.id, team_id: team.id };
  done(await by.client.managedBattles.addParticipant({ params: by.params, body }));
  const fox = await by.phone(0);
  const joining = { battle_id: by.battle.id, team_id: team.id };
  const badger = opened.as((await opened.given.player(exploration, joining)).token);
  done(await fox.progress.submit({ body: answerTo({ id: by.firstTask.id, taskType: 'guess_number' }, 16) }));
  done(await badger.progress.submit({ body: answerTo({ id: long.id, taskType: 'guess_number' }, 16) }));
  const query = { battle_name: by.battle.slug };
  return {
    ...by,
    exploration,
    fox,
    change: (rank_by_share: boolean) => by.client.managedBattles.change({ params: by.params, body: { rank_by_share } }),
    readOwn: async () => done(await by.client.managedProgress.ranking({ query })),
    readBoard: async () => done(await opened.client.board.read({ params: { battle: by.battle.slug } })),
    names: [by.side(0).team.name, team.name],
  };
}

function order({ rows }: { rows: { place: number; Team: { name: string } }[] }) {
  return rows.map(({ place, Team }) => [place, Team.name]);
}

test('ranks by share for players, spectators and the organiser once the organiser chose it', async () => {
  const { change, fox, readOwn, readBoard, client, battle, names } = await unevenBattle();
  done(await client.managedBattles.showBoard({ params: { battle: battle.id }, body: { board: true } }));
  const [foxes = '', badgers = ''] = names;
  const [byPoints, byShare] = [
    [
      [1, badgers],
      [2, foxes],
    ],
    [
      [1, foxes],
      [2, badgers],
    ],
  ];
  expect(order(await readOwn())).toEqual(byPoints);
  expect(done(await change(true)).rank_by_share).toBe(true);
  expect(await change(true)).toMatchObject(problem(409, 'nochange'));
  for (const ranking of [await readOwn(), await readBoard(), done(await fox.progress.ranking())]) {
    expect(order(ranking)).toEqual(byShare);
    expect(ranking).toMatchObject({ rank_by_share: true });
  }
});

test('keeps the order of a frozen ranking when the organiser ranks by share meanwhile', async () => {
  const { change, fox, readOwn, client, params, names } = await unevenBattle();
  done(await client.managedBattles.freeze({ params, body: { frozen: true } }));
  done(await change(true));
  const [foxes, badgers] = names;
  const shown = done(await fox.progress.ranking());
  expect([order(shown)[0], shown.rank_by_share]).toEqual([[1, badgers], false]);
  expect(order(await readOwn())[0]).toEqual([1, foxes]);
  done(await client.managedBattles.freeze({ params, body: { frozen: false } }));
  expect(done(await fox.progress.ranking()).rank_by_share).toBe(true);
});

test('tells the organiser the points of each run', async () => {
  const { read } = await unevenBattle();
  expect((await read()).Explorations.map(({ pointsToEarn }) => pointsToEarn)).toEqual([10, 40]);
});

test('says in list and ranking whether spectators may see the big screen', async () => {
  const { fox, client, battle } = await unevenBattle();
  const listed = async () => done(await opened.client.battles.list({ query: { name: battle.slug } })).rows[0]?.board;
  expect([await listed(), done(await fox.progress.ranking()).board]).toEqual([false, false]);
  done(await client.managedBattles.showBoard({ params: { battle: battle.id }, body: { board: true } }));
  expect([await listed(), done(await fox.progress.ranking()).board]).toEqual([true, true]);
});
