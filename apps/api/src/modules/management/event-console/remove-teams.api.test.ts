import { expect, test } from 'vitest';
import { done, NUMBER } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { openRegistration } from '#testing/registering.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();

async function event() {
  const by = await openRegistration(opened, { approval: false });
  const { client, params, firstTask } = by;
  return {
    ...by,
    answer: (phone: Pick<typeof client, 'progress'>) =>
      phone.progress.submit({ body: answerTo({ id: firstTask.id, taskType: 'guess_number' }, NUMBER.task.answer) }),
    idOf: async (name: string) =>
      (await by.read()).Participants?.find(({ team }) => team.name === name)?.id ?? Number.NaN,
    remove: async (...participant_ids: number[]) =>
      done(await client.managedEvents.act({ params, body: { participant_ids, team_action: { action: 'remove' } } })),
    log: async () => done(await client.managedEvents.log({ params, query: { limit: 50 } })).rows,
    undo: (act_id = Number.NaN) => client.managedEvents.undo({ params: { ...params, act_id } }),
  };
}

test('removes several teams from the console, also registered ones, and takes each removal back', async () => {
  const { register, idOf, remove, undo, log, read, answer, side, phone, client, params } = await event();
  const badger = await register('Die Dachse');
  const fox = await phone(0);
  done(await answer(badger));
  const points = { team_id: badger.Team.id, points: 5, reason: 'Lied' };
  done(await client.managedBattles.givePoints({ params, body: points }));
  expect(await remove(await idOf('Die Dachse'), side(0).id, 999_999)).toEqual({
    done: 2,
    refused: [{ participant_id: 999_999, code: 'not_found' }],
  });
  expect((await read()).participant_count).toBe(0);
  expect(await answer(fox)).toMatchObject(problem(409, 'battle_not_open'));

  const removals = (await log()).filter(({ kind }) => kind === 'participant_removed');
  expect(removals).toMatchObject([{ undoable: true }, { undoable: true }]);
  for (const { id } of removals) expect(done(await undo(id))).toMatchObject({ undoable: false });
  expect((await read()).participant_count).toBe(2);
  expect(await badger.progress.points()).toMatchObject({ body: { netPoints: 15, adjustedPoints: 5 } });
  expect(await answer(fox)).toMatchObject({ status: 200 });
  expect(await undo(removals[0]?.id)).toMatchObject(problem(409, 'nochange'));
  expect((await log())[0]).toMatchObject({ kind: 'participant_added' });
});

test('does not take back a removal of a team that was added again, or whose run was deleted', async () => {
  const { side, remove, undo, log, client, params, exploration } = await event();
  const { id, team } = side(0);
  await remove(id);
  const [removal] = await log();
  const body = { exploration_id: exploration.id, team_id: team.id };
  const again = done(await client.managedBattles.addParticipant({ params, body }));
  expect(await undo(removal?.id)).toMatchObject(problem(409, 'team_already_participates'));
  await remove(again.id);
  const [second] = await log();
  done(await client.managedExplorations.remove({ params: { exploration_id: exploration.id } }));
  expect(await undo(second?.id)).toMatchObject(problem(404, 'not_found'));
});

test('a phone whose registered team was removed cannot register it again with the same request', async () => {
  const { tryToRegister, idOf, remove } = await event();
  const body = { submission_id: '7d0f8d1e-51d5-4c44-8f1f-0f6f2c9a5b3d' };
  done(await tryToRegister('Die Dachse', body));
  await remove(await idOf('Die Dachse'));
  expect(await tryToRegister('Die Dachse', body)).toMatchObject(problem(409, 'registration_closed'));
});
