import { expect, test } from 'vitest';
import { shortKey } from '#secrets/unguessable-codes.ts';
import { done, freshName, NUMBER } from '#testing/creators.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { problem } from '#testing/problems.ts';
import { openRegistration } from '#testing/registering.ts';
import { follow, listening } from '#testing/servers/event-stream.ts';
import { answerTo } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';

const soon = { timeout: 10_000, interval: 10 };

/** A Versus with the team `side(0)` of the organiser and two registered teams. */
async function event() {
  const opened = await testApp();
  const by = await openRegistration(opened, { approval: false });
  const { client, params, firstTask } = by;
  const [badgers, lynxes] = [await by.register('Die Dachse'), await by.register('Die Luchse')];
  const idOf = async (teamId: number) =>
    (await by.read()).Participants?.find(({ team }) => team.id === teamId)?.id ?? Number.NaN;
  return {
    ...opened,
    ...by,
    badgers,
    lynxes,
    answer: (phone: Pick<typeof client, 'progress'>, answer: number = NUMBER.task.answer) =>
      phone.progress.submit({ body: answerTo({ id: firstTask.id, taskType: 'guess_number' }, answer) }),
    merge: async (from: { Team: { id: number } }, into: { Team: { id: number } }) =>
      client.managedEvents.merge({
        params: { ...params, participant_id: await idOf(from.Team.id) },
        body: { into_participant_id: await idOf(into.Team.id) },
      }),
    teams: async () => done(await client.managedEvents.teams({ params })).rows,
    log: async () => done(await client.managedEvents.log({ params, query: { limit: 50 } })).rows,
  };
}

test('the phones of a merged team play on in the team that stays, with its progress', async () => {
  const { badgers, lynxes, merge, answer, teams, log } = await event();
  done(await answer(lynxes));
  expect(await merge(badgers, lynxes)).toMatchObject({ status: 200, body: { team: { name: 'Die Luchse' } } });
  expect((await teams()).map(({ Team }) => Team.name)).not.toContain('Die Dachse');
  expect(await badgers.joined.pois()).toMatchObject({ body: { team: { name: 'Die Luchse' } } });
  expect(await badgers.progress.points()).toMatchObject({ body: { netPoints: 10 } });
  expect(await answer(badgers)).toMatchObject(problem(409, 'duplicated_answer'));
  expect((await log())[0]).toMatchObject({ kind: 'teams_merged', text: 'Die Dachse → Die Luchse', undoable: false });
});

test('keeps the progress of the merged team, and its answers count for the team that stays', async () => {
  const { badgers, lynxes, merge, answer, teams } = await event();
  done(await answer(badgers));
  done(await merge(badgers, lynxes));
  const [, row] = (await teams()).toSorted((a, b) => a.netPoints - b.netPoints);
  expect(row).toMatchObject({ Team: { name: 'Die Luchse' }, netPoints: 10, tasks_completed: 1 });
  for (const phone of [badgers, lynxes])
    expect(await phone.progress.points()).toMatchObject({ body: { netPoints: 10 } });
});

test('a phone of the merged team answers, asks for help and buys for the team that stays', async () => {
  const { badgers, lynxes, merge, answer, client, params, poiId } = await event();
  done(await client.managedBattles.change({ params, body: { help_requests: true } }));
  done(await merge(badgers, lynxes));
  expect(await answer(badgers)).toMatchObject({ status: 200 });
  expect(await lynxes.progress.points()).toMatchObject({ body: { netPoints: 10 } });
  expect(await badgers.progress.help({ body: { poi_id: poiId, text: 'Wo?' } })).toMatchObject({ status: 200 });
  expect(await lynxes.progress.lastHelp()).toMatchObject({ body: { request: { text: 'Wo?' } } });
});

test('refuses to merge two teams with progress, also with a wrong answer only, and changes nothing', async () => {
  const { badgers, lynxes, merge, answer, deps } = await event();
  done(await answer(lynxes));
  await answer(badgers, NUMBER.task.answer + 1);
  const before = await rowCounts(deps.store);
  expect(await merge(badgers, lynxes)).toMatchObject(problem(409, 'team_has_progress'));
  expect(await rowCounts(deps.store)).toEqual(before);
});

test('adds given points and keeps the longer extra time, also after a removal that is taken back', async () => {
  const { badgers, lynxes, merge, client, params, teams, log } = await event();
  for (const [{ Team }, points] of [
    [badgers, 5],
    [lynxes, 2],
  ] as const)
    done(await client.managedBattles.givePoints({ params, body: { team_id: Team.id, points, reason: 'Lied' } }));
  const row = (await teams()).find(({ Team }) => Team.id === badgers.Team.id);
  const participant = { ...params, participant_id: row?.participant_id ?? 0 };
  done(await client.managedBattles.giveTime({ params: participant, body: { extra_minutes: 15 } }));
  const { id } = done(await merge(badgers, lynxes));
  const merged = async () => (await teams()).find(({ Team }) => Team.id === lynxes.Team.id);
  expect(await merged()).toMatchObject({ netPoints: 7, adjustedPoints: 7, extra_minutes: 15 });
  done(await client.managedBattles.removeParticipant({ params: { ...params, participant_id: id } }));
  const act_id = (await log())[0]?.id ?? 0;
  done(await client.managedEvents.undo({ params: { ...params, act_id } }));
  expect(await merged()).toMatchObject({ netPoints: 7, adjustedPoints: 7, extra_minutes: 15 });
});

test('merges a registered team into a team of the organiser that plays another run, and keeps the run with progress', async () => {
  const { badgers, merge, answer, side, teams, ...by } = await event();
  const { client, params } = by;
  const other = (await by.publishedExploration({ name: freshName('Zweiter Run') })).exploration;
  const { id, team } = side(0);
  done(await client.managedBattles.removeParticipant({ params: { ...params, participant_id: id } }));
  const body = { exploration_id: other.id, team_id: team.id };
  done(await client.managedBattles.addParticipant({ params, body }));
  done(await answer(badgers));
  done(await merge(badgers, { Team: team }));
  const row = (await teams()).find(({ Team }) => Team.id === team.id);
  expect(row).toMatchObject({ netPoints: 10, Exploration: { slug: badgers.Exploration.slug } });
});

test('merges again, and phones of every merged team play on', async () => {
  const { badgers, lynxes, merge, answer, register, phone, side } = await event();
  const wolves = await register('Die Wölfe');
  const fox = await phone(0);
  done(await merge(badgers, lynxes));
  done(await merge(lynxes, wolves));
  done(await answer(fox));
  done(await merge(wolves, { Team: side(0).team }));
  for (const phoneOf of [badgers, lynxes, wolves])
    expect(await phoneOf.progress.points()).toMatchObject({ body: { netPoints: 10 } });
});

test('the card of a merged team shows that it was merged and lets no phone join, until the team plays again', async () => {
  const { badgers, lynxes, merge, side, client, params, exploration, battle, deps } = await event();
  const link = (team_id: number, team_code?: string) =>
    client.joining.instantInfo({
      query: { exploration_id: exploration.id, battle_id: battle.id, team_id, ...(team_code && { team_code }) },
    });
  const { id, team } = side(0);
  done(await merge({ Team: team }, badgers)); // the log names the registered team, so nothing stays of the merged one
  expect(await link(team.id)).toMatchObject(problem(404, 'not_found'));
  done(await merge(badgers, lynxes));
  expect(await link(badgers.Team.id, badgers.team_code)).toMatchObject(problem(409, 'team_merged'));
  const check = shortKey(deps.secret, 'card', id).split('-')[1] ?? '';
  expect(await client.joining.card({ params: { participant_id: id }, query: { check } })).toMatchObject(
    problem(404, 'not_found'),
  );
  expect(await link(lynxes.Team.id, lynxes.team_code)).toMatchObject({ status: 200 });
  const add = async (team_id: number) =>
    done(await client.managedBattles.addParticipant({ params, body: { exploration_id: exploration.id, team_id } }));
  const other = done(await client.managedTeams.create({ body: { name: freshName('Wölfe') } }));
  for (const added of [team, other]) await add(added.id);
  done(await merge({ Team: team }, { Team: other }));
  const sent = { exploration_id: exploration.id, battle_id: battle.id, team_id: team.id };
  expect(await link(team.id)).toMatchObject(problem(409, 'team_merged'));
  expect(await client.joining.instant({ body: sent, headers: {} })).toMatchObject(problem(409, 'team_merged'));
  await add(team.id);
  expect(await link(team.id)).toMatchObject({ status: 200 });
});

test('frees the name of a merged team, and refuses to merge a team into itself or into one of another Versus', async () => {
  const { badgers, lynxes, merge, tryToRegister, client, params } = await event();
  expect(await merge(lynxes, lynxes)).toMatchObject(problem(409, 'nochange'));
  expect(await merge(lynxes, { Team: { id: -1 } })).toMatchObject(problem(400, 'invalid_request'));
  const [foreign, own] = [999_999, (await client.managedEvents.teams({ params })).body];
  expect(own).toMatchObject({ count: 3 });
  expect(
    await client.managedEvents.merge({
      params: { ...params, participant_id: foreign },
      body: { into_participant_id: foreign + 1 },
    }),
  ).toMatchObject(problem(404, 'not_found'));
  done(await merge(badgers, lynxes));
  expect(await tryToRegister('Die Dachse')).toMatchObject({ status: 200 });
});

test('ends the stream of a merged phone, whose next stream has the events of the team that stays', async () => {
  const { app, badgers, lynxes, merge, client, params } = await event();
  const address = await listening(app);
  const first = await follow(address, badgers.accessToken);
  done(await merge(badgers, lynxes));
  await first.ended;
  const { events } = await follow(address, badgers.accessToken);
  const message = { text: 'Willkommen', team_id: lynxes.Team.id };
  done(await client.managedBattles.sendMessage({ params, body: message }));
  await expect
    .poll(() => events, soon)
    .toContainEqual({ event: 'message', data: expect.objectContaining({ text: 'Willkommen' }) });
});

test('a deleted Versus leaves nothing of merged teams', async () => {
  const { badgers, lynxes, merge, deps, client, params, answer } = await event();
  done(await answer(lynxes));
  done(await merge(badgers, lynxes));
  done(await client.managedBattles.remove({ params }));
  expect(await rowCounts(deps.store)).toMatchObject({ merged_participations: 0, registered_teams: 0 });
});
