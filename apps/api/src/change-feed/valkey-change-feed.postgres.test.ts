import { expect, test } from 'vitest';
import { numberTask, poi } from '#testing/given.ts';
import { follow, listening } from '#testing/servers/event-stream.ts';
import { twoAppsOnValkey, VALKEY_SERVER } from '#testing/servers/shared-valkey.ts';
import { answerTo } from '#testing/submissions.ts';
import type { PublishedChange } from './change-feed.ts';

const skip = !VALKEY_SERVER;
const tasks = Array.from({ length: 50 }, (_, index) => ({ ...numberTask, name: `Q${index}` }));

/** Two apps and two battles; a phone of the first battle follows the second app. Answers are sent to the first app. */
async function twoBattles() {
  const { server, first, second } = await twoAppsOnValkey();
  const exploration = await first.given.exploration({ pois: [poi('Brücke', tasks)] });
  const battle = async (name: string) => {
    const { id, teamId } = await first.given.battle(name, [{ exploration, team: `${name} Füchse` }]);
    const { token } = await first.given.player(exploration, { battle_id: id, team_id: teamId(0) });
    let solved = 0;
    const solve = () => first.as(token).progress.submit({ body: answerTo(exploration.task(`Q${solved++}`), 16) });
    return { id, token, solve };
  };
  const [mine, other] = [await battle('Duell'), await battle('Turnier')];
  const heard: PublishedChange[] = [];
  second.deps.changeFeed.subscribe((change) => heard.push(change));
  const { events } = await follow(await listening(second.app), mine.token);
  await expect.poll(() => events.length).toBe(1);
  const count = (name: string) => events.filter(({ event }) => event === name).length;
  return { server, first, second, exploration, mine, other, heard, count };
}

test('an answer sent to one process reaches a phone connected to another over Valkey', { skip }, async () => {
  const { mine, count } = await twoBattles();
  expect(await mine.solve()).toMatchObject({ status: 200 });
  await expect.poll(() => count('points')).toBe(1);
  await expect.poll(() => count('ranking')).toBe(1);
});

test('a process receives only changes of the battles and runs that its phones show', { skip }, async () => {
  const { first, exploration, mine, other, heard, count } = await twoBattles();
  const { changeFeed } = first.deps;
  await other.solve();
  changeFeed.publish({ participationId: null, battleId: null, explorationId: exploration.id + 1 });
  changeFeed.publish({ participationId: null, battleId: null, explorationId: exploration.id });
  await mine.solve();
  await expect.poll(() => count('points')).toBe(1);
  expect(heard).toEqual([
    { participationId: null, battleId: null, explorationId: exploration.id },
    expect.objectContaining({ battleId: mine.id }),
  ]);
});

test('a process receives no changes of a battle after its last phone has left', { skip }, async () => {
  const { second, mine, heard } = await twoBattles();
  const subscribed = async () => {
    const channels = await second.deps.valkey?.client.call(
      'PUBSUB',
      'NUMSUB',
      `${second.deps.valkey.prefix}battle:${mine.id}`,
    );
    return (channels as [string, number])[1];
  };
  expect(await subscribed()).toBe(1);
  await second.app.close();
  await expect.poll(subscribed).toBe(0);
  expect(heard).toEqual([]);
});

test('phones of all processes read again after the store was stopped, and receive later changes', {
  skip,
}, async () => {
  const { server, first, second, mine, count } = await twoBattles();
  await server.end();
  expect(await mine.solve()).toMatchObject({ status: 200 });
  await expect.poll(first.lines).toHaveLength(1);
  expect(count('points')).toBe(0);

  await server.start();
  await expect.poll(() => count('ranking')).toBeGreaterThan(0);
  expect(count('pois')).toBeGreaterThan(1);
  for (const { lines } of [first, second]) await expect.poll(lines).toHaveLength(2);
  await mine.solve();
  await expect.poll(() => count('points')).toBe(1);
});

test('phones of the process that made a change receive it while the store is away', { skip }, async () => {
  const { server, first, mine } = await twoBattles();
  const { events } = await follow(await listening(first.app), mine.token);
  await expect.poll(() => events.length).toBe(1);
  await server.end();
  await mine.solve();
  await expect.poll(() => events.some(({ event }) => event === 'points')).toBe(true);
});
