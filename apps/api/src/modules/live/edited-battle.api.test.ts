import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { creator, done, freshName } from '#testing/creators.ts';
import { follow, listening } from '#testing/servers/event-stream.ts';
import { testApp } from '#testing/test-app.ts';

const soon = { timeout: 10_000, interval: 10 };

/**
 * A battle with a public big screen, and a stream that counts `ranking` events. Set up with SQL, because announcements
 * of API calls could arrive late.
 */
async function shown() {
  const opened = await testApp();
  const by = await creator(opened);
  const { exploration } = await by.publishedExploration();
  const battle = await opened.given.battle(freshName('Duell'), [
    { exploration, team: 'Füchse' },
    { exploration, team: 'Dachse' },
  ]);
  await opened.deps.store.transact(async (tx) => {
    const { battles, teams } = tx.t;
    await tx.update(battles).set({ creatorId: by.userId, slug: 'duell', board: true }).where(eq(battles.id, battle.id));
    await tx.update(teams).set({ creatorId: by.userId }).where(inArray(teams.id, battle.teamIds));
  });
  const { events, ended } = await follow(await listening(opened.app), '', '/api/battles/duell/board/events');
  await expect.poll(() => events.length, soon).toBe(1);
  const received = () => events.filter(({ event }) => event === 'ranking').length;

  /** Runs `act` and expects exactly one `ranking` event. */
  async function announces<T>(act: () => Promise<T>): Promise<T> {
    const before = received();
    const made = await act();
    await expect.poll(received, soon).toBe(before + 1);
    return made;
  }
  return { by, client: by.client, battle, params: { battle_id: battle.id }, events, ended, announces };
}

test('renaming, adding or deleting a team, or deleting its run, announces a new ranking', async () => {
  const { by, client, battle, params, announces } = await shown();
  const { managedTeams, managedExplorations, managedBattles } = client;
  await announces(async () =>
    done(await managedTeams.change({ params: { team_id: battle.teamId(0) }, body: { name: freshName('Rotfüchse') } })),
  );
  await announces(async () => done(await managedTeams.remove({ params: { team_id: battle.teamId(1) } })));
  const { exploration } = await by.publishedExploration();
  const other = done(await managedTeams.create({ body: { name: freshName('Hasen') } }));
  const body = { exploration_id: exploration.id, team_id: other.id };
  await announces(async () => done(await managedBattles.addParticipant({ params, body })));
  await announces(async () => done(await managedExplorations.remove({ params: { exploration_id: exploration.id } })));
});

test('ends the stream of a big screen that is no longer public', async () => {
  const { client, params, events, ended } = await shown();
  done(await client.managedBattles.showBoard({ params: { battle: params.battle_id }, body: { board: false } }));
  await ended;
  done(await client.managedBattles.sendMessage({ params, body: { text: 'Nur für die Teams' } }));
  expect(events.filter(({ event }) => event === 'message')).toEqual([]);
});
