import { expect, test } from 'vitest';
import { changesArrived } from '#testing/changes-arrived.ts';
import { done } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { follow, listening } from '#testing/servers/event-stream.ts';
import { testApp } from '#testing/test-app.ts';

const soon = { timeout: 10_000, interval: 10 };

async function event() {
  const opened = await testApp();
  const by = await organiser(opened);
  const address = await listening(opened.app);
  const [fox, badger] = [await by.phone(0), await by.phone(1)];
  const alone = opened.as((await opened.given.player(by.exploration)).token);
  await changesArrived(opened.deps);
  return {
    ...by,
    fox,
    badger,
    alone,
    follow: (token: string) => follow(address, token),
    followBoard: () => follow(address, '', `/api/battles/${encodeURIComponent(by.battle.slug)}/board/events`),
    sendMessage: async (text: string, team_id?: number) =>
      done(await by.client.managedBattles.sendMessage({ params: by.params, body: { text, team_id } })),
  };
}

test('a message reaches all phones, a team message only that team, and both can be read later', async () => {
  const { fox, badger, alone, follow: listen, sendMessage, side } = await event();
  const [foxes, badgers] = [await listen(fox.token), await listen(badger.token)];
  const messagesOf = ({ events }: typeof foxes) => events.filter(({ event: name }) => name === 'message');

  const all = await sendMessage('Noch zehn Minuten');
  const one = await sendMessage('  Kommt zurück ', side(0).team.id);

  const first = {
    id: all.id,
    kind: 'message',
    points: null,
    text: 'Noch zehn Minuten',
    to_team: false,
    sent_at: all.at,
  };
  const second = { id: one.id, kind: 'message', points: null, text: 'Kommt zurück', to_team: true, sent_at: one.at };
  await expect.poll(() => messagesOf(foxes).map(({ data }) => data), soon).toEqual([first, second]);
  await expect.poll(() => messagesOf(badgers).map(({ data }) => data), soon).toEqual([first]);
  expect(done(await fox.progress.messages())).toEqual({ count: 2, rows: [second, first] });
  expect(done(await badger.progress.messages())).toEqual({ count: 1, rows: [first] });
  expect(done(await alone.progress.messages())).toEqual({ count: 0, rows: [] });
});

test('messages arrive in the order they were sent', async () => {
  const { fox, follow: listen, sendMessage } = await event();
  const { events } = await listen(fox.token);
  const texts = Array.from({ length: 20 }, (_, index) => `Nachricht ${index}`);
  for (const text of texts) await sendMessage(text);
  const received = () => events.flatMap(({ event: name, data }) => (name === 'message' ? [data] : []));
  await expect.poll(received, soon).toMatchObject(texts.map((text) => ({ text })));
});

test('hides a team message from other teams after its team was deleted', async () => {
  const { badger, sendMessage, side, client, params } = await event();
  await sendMessage('Nur für euch', side(0).team.id);
  done(await client.managedTeams.remove({ params: { team_id: side(0).team.id } }));
  done(await client.managedEvents.log({ params, query: {} }));
  expect(done(await badger.progress.messages()).rows).toEqual([]);
});

test('announces a pause, extra time and the removal of a team to the phones of the battle', async () => {
  const { badger, follow: listen, client, params, side } = await event();
  const { events } = await listen(badger.token);
  const pois = () => events.filter(({ event: name }) => name === 'pois').length;
  const participant = { ...params, participant_id: side(1).id };
  const acts = [
    () => client.managedBattles.pause({ params, body: { paused: true } }),
    () => client.managedBattles.giveTime({ params: participant, body: { extra_minutes: 5 } }),
    () => client.managedBattles.removeParticipant({ params: participant }),
  ];
  await expect.poll(pois, soon).toBeGreaterThan(0);
  for (const act of acts) {
    const before = pois();
    expect((await act()).status).toBe(200);
    await expect.poll(pois, soon).toBeGreaterThan(before);
  }
});

test('announces given points to the team, and a new ranking to the other teams', async () => {
  const { fox, badger, follow: listen, client, params, side } = await event();
  const [foxes, badgers] = [await listen(fox.token), await listen(badger.token)];
  const body = { team_id: side(0).team.id, points: 5, reason: 'Darum' };
  done(await client.managedBattles.givePoints({ params, body }));
  const points = { netPoints: 5, earnedPoints: 0, spentPoints: 0, adjustedPoints: 5, pointsToEarn: 10 };
  await expect.poll(() => foxes.events, soon).toContainEqual({ event: 'points', data: points });
  await expect.poll(() => badgers.events.map(({ event: name }) => name), soon).toEqual(['pois', 'ranking']);
});

test('the public big screen receives rankings and messages to all, but no team messages', async () => {
  const { followBoard, client, params, sendMessage, side } = await event();
  expect((await followBoard()).response.status).toBe(404);
  done(await client.managedBattles.showBoard({ params: { battle: params.battle_id }, body: { board: true } }));
  const { events } = await followBoard();
  const message = await sendMessage('Gleich ist Schluss');
  await sendMessage('Nur für euch', side(0).team.id);
  done(await client.managedBattles.freeze({ params, body: { frozen: true } }));
  await expect.poll(() => events.map(({ event: name }) => name), soon).toContain('ranking');
  expect(events.filter(({ event: name }) => name === 'message')).toEqual([
    {
      event: 'message',
      data: {
        id: message.id,
        kind: 'message',
        points: null,
        text: 'Gleich ist Schluss',
        to_team: false,
        sent_at: message.at,
      },
    },
  ]);
});

test('points and their reason reach the phones of the team as a message', async () => {
  const { fox, badger, follow: listen, client, params, side } = await event();
  const foxes = await listen(fox.token);
  const messages = () => foxes.events.flatMap(({ event: name, data }) => (name === 'message' ? [data] : []));
  for (const points of [20, -5]) {
    const body = { team_id: side(0).team.id, points, reason: 'Lied' };
    done(await client.managedBattles.givePoints({ params, body }));
  }
  await expect.poll(messages, soon).toMatchObject([
    { kind: 'points', points: 20, text: 'Lied', to_team: true },
    { kind: 'points', points: -5, text: 'Lied', to_team: true },
  ]);
  expect(done(await badger.progress.messages()).count).toBe(0);
});
