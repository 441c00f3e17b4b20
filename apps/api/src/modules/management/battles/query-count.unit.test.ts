import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { answerTo } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';
import { record, watchStatements } from '../../../../bench/calls/recorded-sql.ts';

async function queries(call: () => Promise<unknown>): Promise<number> {
  return (await record(call)).statements.length;
}

test('reads pages of organisers with a number of queries that does not depend on the teams', async () => {
  watchStatements();
  const opened = await testApp();
  const looks = async (teams: string[]) => {
    const { client, battle, phone } = await organiser(opened, teams);
    for (const index of teams.keys()) await phone(index);
    const query = { battle_name: battle.slug };
    const calls = {
      battle: () => client.managedBattles.list({ query: { name: battle.slug } }),
      battles: () => client.managedBattles.list({ query: {} }),
      progress: () => client.managedProgress.list({ query }),
      statistic: () => client.managedProgress.statistic({ query }),
      ranking: () => client.managedProgress.ranking({ query }),
      share: () => client.managedProgress.share({ query: { name: battle.slug } }),
    };
    const counts: Record<string, number> = {};
    for (const [name, call] of Object.entries(calls)) counts[name] = await queries(call);
    return counts;
  };
  const few = await looks(['Füchse']);
  expect(await looks(['Füchse', 'Dachse', 'Hasen', 'Wale', 'Adler'])).toEqual(few);
  for (const count of Object.values(few)) expect(count).toBeLessThanOrEqual(12);
});

test('checks an answer in a Versus with one query more than a solo answer: where the other teams are', async () => {
  watchStatements();
  const opened = await testApp();
  const event = await organiser(opened, ['Füchse']);
  const body = answerTo({ id: event.firstTask.id, taskType: 'guess_number' }, 16);
  const fox = await event.phone(0);
  const alone = opened.as((await opened.given.player(event.exploration)).token);
  const [together, single] = [
    await queries(async () => done(await fox.progress.submit({ body }))),
    await queries(async () => done(await alone.progress.submit({ body }))),
  ];
  expect(together).toBe(single + 1);
});
