import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { problem } from '#testing/problems.ts';
import { openRegistration } from '#testing/registering.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();

function statuses(answers: { status: number }[]): number[] {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}

test('ends an event once when two devices end it concurrently', async () => {
  const { client, params } = await organiser(opened);
  expect(
    statuses(await Promise.all([client.managedBattles.end({ params }), client.managedBattles.end({ params })])),
  ).toEqual([200, 409]);
  const { rows } = done(await client.managedEvents.log({ params, query: {} }));
  expect(rows.map(({ kind }) => kind)).toEqual(['end', 'participant_added', 'participant_added']);
});

test('loses no points when points are adjusted while the team answers', async () => {
  const { client, params, side, phone, firstTask } = await organiser(opened);
  const fox = await phone(0);
  const body = { team_id: side(0).team.id, points: 3, reason: 'Stück für Stück' };
  const gifts = Array.from({ length: 20 }, () => client.managedBattles.givePoints({ params, body }));
  await Promise.all([
    ...gifts,
    fox.progress.submit({ body: answerTo({ id: firstTask.id, taskType: 'guess_number' }, 16) }),
  ]);
  expect(await fox.progress.points()).toMatchObject({ body: { netPoints: 70, earnedPoints: 10, adjustedPoints: 60 } });
});

test('stores one unresolved request of a team, also when its phones call at the same time', async () => {
  const { client, params, phone, poiId } = await organiser(opened, ['Füchse'], { help_requests: true });
  const body = { poi_id: poiId, text: 'Wo geht es weiter?' };
  const phones = await Promise.all(Array.from({ length: 6 }, () => phone(0)));
  const answers = await Promise.all(phones.map(({ progress }) => progress.help({ body })));
  expect(statuses(answers)).toEqual([200, 409, 409, 409, 409, 409]);
  expect(done(await client.managedHelp.list({ params, query: {} })).count).toBe(1);
  expect(await phones[0]?.progress.help({ body })).toMatchObject(problem(409, 'help_already_requested'));
});

test('two merges at once in opposite directions leave one team', async () => {
  const { register, client, params, read } = await openRegistration(opened, { approval: false });
  const [badgers, lynxes] = [await register('Die Dachse'), await register('Die Luchse')];
  const participants = (await read()).Participants ?? [];
  const idOf = ({ Team }: typeof badgers) => participants.find(({ team }) => team.id === Team.id)?.id ?? Number.NaN;
  const merge = (from: typeof badgers, into: typeof badgers) =>
    client.managedEvents.merge({
      params: { ...params, participant_id: idOf(from) },
      body: { into_participant_id: idOf(into) },
    });
  const answers = await Promise.all([merge(badgers, lynxes), merge(lynxes, badgers)]);
  expect(answers.map(({ status }) => status)).toContain(200);
  const { rows } = done(await client.managedEvents.teams({ params }));
  expect(rows.filter(({ Team }) => [badgers.Team.id, lynxes.Team.id].includes(Team.id))).toHaveLength(1);
  for (const phone of [badgers, lynxes]) expect(await phone.progress.points()).toMatchObject({ status: 200 });
});

test('opens a Spot once when two organisers do it at the same time', async () => {
  const { client, params, exploration, poi, phone, side } = await organiser(opened);
  const { id: poi_id } = await poi(exploration);
  const body = { unlock_type: 'points' as const, value: 100 };
  done(await client.prerequisites.create({ params: { poi_id }, body }));
  await phone(0);
  const open = () =>
    client.managedEvents.openPoi({ params: { ...params, participant_id: side(0).id, poi_id }, body: {} });
  expect(statuses(await Promise.all([open(), open()]))).toEqual([200, 409]);
});

test('takes back points once when two organisers do it at the same time', async () => {
  const { client, params, side } = await organiser(opened);
  const team_action = { action: 'points' as const, points: 20, reason: 'Lied' };
  done(await client.managedEvents.act({ params, body: { participant_ids: [side(0).id], team_action } }));
  const [given] = done(await client.managedEvents.log({ params, query: {} })).rows;
  const undo = () => client.managedEvents.undo({ params: { ...params, act_id: given?.id ?? 0 } });
  expect(statuses(await Promise.all([undo(), undo()]))).toEqual([200, 409]);
  const { rows } = done(await client.managedEvents.teams({ params }));
  expect(rows.find(({ participant_id }) => participant_id === side(0).id)).toMatchObject({ netPoints: 0 });
});
