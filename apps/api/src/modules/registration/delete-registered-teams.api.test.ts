import { expect, test } from 'vitest';
import { deleteExpired } from '#jobs/delete-expired.ts';
import { done, NUMBER } from '#testing/creators.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { openRegistration } from '#testing/registering.ts';
import { testApp } from '#testing/test-app.ts';
import { deleteRegisteredTeams } from './delete-registered-teams.service.ts';

const DAY = 24 * 60;

/**
 * A battle with a team of the organiser that plays, and the counts of rows before two more teams registered and played.
 */
async function playedRegistration(battle: Parameters<typeof openRegistration>[2] = {}) {
  const opened = await testApp();
  const event = await openRegistration(opened, {}, battle);
  const { params, firstTask } = event;
  const answer = { progress_type: 'task', progress_id: firstTask.id, task_type: 'guess_number' } as const;
  const solve = async (phone: { progress: (typeof event.client)['progress'] }) => {
    await phone.progress.submit({ body: { ...answer, answer: NUMBER.task.answer + 1 } });
    return phone.progress.submit({ body: { ...answer, answer: NUMBER.task.answer } });
  };
  const fox = await event.phone(0);
  await solve(fox);
  const before = await rowCounts(opened.deps.store);
  const teams = [await event.register('Mitternachtsrudel'), await event.register('Die Dachse')];
  await event.decide([teams[0]?.Team.id ?? 0], true);
  for (const team of teams) await solve(team);
  await event.client.managedBattles.sendMessage({ params, body: { text: 'Hallo', team_id: teams[0]?.Team.id } });
  await event.client.managedBattles.freeze({ params, body: { frozen: true } });

  /** Every text of the database. */
  async function everything(): Promise<string> {
    const { db } = opened.deps.store;
    const tables = Object.values(db.t);
    const rows: unknown[] = [];
    for (const table of tables) rows.push(await db.select().from(table));
    return JSON.stringify(rows);
  }
  return { ...opened, ...event, fox, before, everything, counts: () => rowCounts(opened.deps.store) };
}

/** Rows that are no data of the teams: used captchas expire, the log keeps other acts. */
function ofTeams(counts: Record<string, number>) {
  return { ...counts, used_captchas: 0, battle_acts: 0, registrations: 0, subscription_uses: 0 };
}

test('a deleted Versus leaves nothing of its registered teams', async () => {
  const { client, params, counts, before, everything } = await playedRegistration();
  expect(await everything()).toContain('Mitternachtsrudel');
  done(await client.managedBattles.remove({ params }));
  const after = await counts();
  expect(ofTeams(after)).toEqual({ ...ofTeams(before), participants: 0, wrong_answers: 0, wrong_answer_counts: 0 });
  expect(after).toMatchObject({ registrations: 0, registered_teams: 0 });
  const left = await everything();
  for (const name of ['Mitternachtsrudel', 'Die Dachse']) expect(left).not.toContain(name);
});

test('a deleted run leaves nothing of the registered teams that played it', async () => {
  const { client, exploration, everything, counts } = await playedRegistration();
  done(await client.managedExplorations.remove({ params: { exploration_id: exploration.id } }));
  expect(await counts()).toMatchObject({ registered_teams: 0 });
  expect(await everything()).not.toContain('Mitternachtsrudel');
});

test('a deleted account leaves nothing of the registered teams of its Versus', async () => {
  const { deps, userId, everything, counts, before } = await playedRegistration();
  await deps.store.transact((tx) => deleteRegisteredTeams(tx, { organiserId: userId }));
  expect(ofTeams(await counts())).toEqual(ofTeams(before));
  expect(await everything()).not.toContain('Mitternachtsrudel');
});

test('registered teams are deleted 30 days after the end of their Versus, those of the organiser stay', async () => {
  const ends_at = '2026-05-02T10:00:00.000Z';
  const { deps, clock, counts, before, everything, fox } = await playedRegistration({ ends_at });
  clock.passMinutes(30 * DAY);
  await deleteExpired(deps);
  expect(await counts()).toMatchObject({ registered_teams: 2 });
  clock.passMinutes(DAY);
  await deleteExpired(deps);
  expect(ofTeams(await counts())).toMatchObject({ ...ofTeams(before), sessions: expect.any(Number) });
  expect(await everything()).not.toContain('Mitternachtsrudel');
  expect(await fox.progress.ranking()).toMatchObject({ body: { count: 1 } });
});

test('without an end they are deleted 30 days after the last registration or solved quest', async () => {
  const { deps, clock, counts, register } = await playedRegistration();
  clock.passMinutes(20 * DAY);
  await register('Die Luchse');
  clock.passMinutes(29 * DAY);
  await deleteExpired(deps);
  expect(await counts()).toMatchObject({ registered_teams: 3 });
  clock.passMinutes(DAY);
  await Promise.all([deleteExpired(deps), deleteExpired(deps)]);
  expect(await counts()).toMatchObject({ registered_teams: 0, registrations: 0 });
});
