import { expect, test } from 'vitest';
import { creator } from '#testing/creators.ts';
import { everyRoute } from '#testing/every-route.ts';
import { organiser } from '#testing/organisers.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const calls = everyRoute.filter(({ name }) => /^managed(Battles|Events|Registrations|Help|Progress)\./.test(name));

test('responds not_found to every call about the Versus of another creator', async () => {
  const event = await organiser(opened);
  const eve = (await creator(opened)).client;
  const { params, battle } = event;
  const [side, other] = [event.side(0), await organiser(opened)];
  const participant = { ...params, participant_id: side.id };
  const team_id = side.team.id;
  const battle_name = battle.slug;
  const settings = { open: true, limit: 5, explorations: [event.exploration.id] };
  const answers = {
    'managedBattles.list': eve.managedBattles.list({ query: { name: battle.slug } }),
    'managedBattles.change': eve.managedBattles.change({ params, body: { name: 'Meins' } }),
    'managedBattles.remove': eve.managedBattles.remove({ params }),
    'managedBattles.addParticipant': eve.managedBattles.addParticipant({
      params,
      body: { exploration_id: event.exploration.id, team_id },
    }),
    'managedBattles.addTeams': eve.managedBattles.addTeams({
      params,
      body: { teams: [{ name: 'Fremde' }], explorations: [event.exploration.id] },
    }),
    'managedBattles.removeParticipant': eve.managedBattles.removeParticipant({ params: participant }),
    'managedBattles.pause': eve.managedBattles.pause({ params, body: { paused: true } }),
    'managedBattles.end': eve.managedBattles.end({ params }),
    'managedBattles.giveTime': eve.managedBattles.giveTime({ params: participant, body: { extra_minutes: 5 } }),
    'managedBattles.givePoints': eve.managedBattles.givePoints({
      params,
      body: { team_id, points: 5, reason: 'Darum' },
    }),
    'managedBattles.sendMessage': eve.managedBattles.sendMessage({ params, body: { text: 'Hallo' } }),
    'managedBattles.showBoard': eve.managedBattles.showBoard({
      params: { battle: params.battle_id },
      body: { board: true },
    }),
    'managedBattles.freeze': eve.managedBattles.freeze({ params, body: { frozen: true } }),
    'managedBattles.arrivalCode': eve.managedBattles.arrivalCode({ params, body: { active: true } }),
    'managedEvents.teams': eve.managedEvents.teams({ params }),
    'managedEvents.start': eve.managedEvents.start({ params }),
    'managedEvents.openPoi': eve.managedEvents.openPoi({ params: { ...participant, poi_id: event.poiId }, body: {} }),
    'managedEvents.contact': eve.managedEvents.contact({ params: participant, body: { contacted: true } }),
    'managedEvents.merge': eve.managedEvents.merge({
      params: participant,
      body: { into_participant_id: event.side(1).id },
    }),
    'managedEvents.act': eve.managedEvents.act({
      params,
      body: { participant_ids: [side.id], team_action: { action: 'contacted', contacted: true } },
    }),
    'managedEvents.log': eve.managedEvents.log({ params, query: {} }),
    'managedEvents.undo': eve.managedEvents.undo({ params: { ...params, act_id: 1 } }),
    'managedRegistrations.read': eve.managedRegistrations.read({ params }),
    'managedRegistrations.change': eve.managedRegistrations.change({ params, body: settings }),
    'managedRegistrations.decide': eve.managedRegistrations.decide({
      params,
      body: { team_ids: [team_id], accept: true },
    }),
    'managedRegistrations.rename': eve.managedRegistrations.rename({
      params: { ...params, team_id },
      body: { name: 'Meins' },
    }),
    'managedHelp.list': eve.managedHelp.list({ params, query: {} }),
    'managedHelp.read': eve.managedHelp.read({ params: { ...params, help_id: 1 } }),
    'managedHelp.resolve': eve.managedHelp.resolve({ params: { ...params, help_id: 1 }, body: {} }),
    'managedProgress.list': eve.managedProgress.list({ query: { battle_name } }),
    'managedProgress.remove': eve.managedProgress.remove({ body: { battle_id: battle.id, team_id } }),
    'managedProgress.statistic': eve.managedProgress.statistic({ query: { battle_name } }),
    'managedProgress.statisticFile': eve.managedProgress.statisticFile({ query: { battle_name } }),
    'managedProgress.ranking': eve.managedProgress.ranking({ query: { battle_name } }),
    'managedProgress.share': eve.managedProgress.share({ query: { name: battle.slug } }),
  };
  expect(Object.keys(answers)).toEqual(calls.map(({ name }) => name).filter((name) => !name.endsWith('.create')));
  // Teams, explorations and participants of another creator are not found either.
  const mixed = [
    other.client.managedBattles.addParticipant({
      params: other.params,
      body: { exploration_id: other.exploration.id, team_id },
    }),
    other.client.managedBattles.addParticipant({
      params: other.params,
      body: { exploration_id: event.exploration.id, team_id: other.side(0).team.id },
    }),
    other.client.managedBattles.removeParticipant({ params: { ...other.params, participant_id: side.id } }),
    other.client.managedBattles.giveTime({
      params: { ...other.params, participant_id: side.id },
      body: { extra_minutes: 5 },
    }),
    other.client.managedBattles.givePoints({ params: other.params, body: { team_id, points: 5, reason: 'Darum' } }),
    other.client.managedEvents.openPoi({
      params: { ...other.params, participant_id: side.id, poi_id: event.poiId },
      body: {},
    }),
    other.client.managedEvents.contact({
      params: { ...other.params, participant_id: side.id },
      body: { contacted: true },
    }),
    other.client.managedRegistrations.change({ params: other.params, body: settings }),
    other.client.managedRegistrations.rename({ params: { ...other.params, team_id }, body: { name: 'Meins' } }),
    other.client.managedEvents.undo({ params: { ...other.params, act_id: 1 } }),
    other.client.managedBattles.sendMessage({ params: other.params, body: { text: 'Hallo', team_id } }),
  ];
  for (const answer of await Promise.all([...Object.values(answers), ...mixed])) {
    expect(answer).toMatchObject(problem(404, 'not_found'));
  }
  expect(await event.read()).toMatchObject({ name: battle.name, participant_count: 2, board: false, paused_at: null });
});
