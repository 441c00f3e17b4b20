import { connect } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { numberTask, poi } from '#testing/given.ts';
import { problem } from '#testing/problems.ts';
import { follow, followFrom, listening } from '#testing/servers/event-stream.ts';
import { answerTo, payFor } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';

/** Team mates must see a change within a second. */
const soon = { timeout: 10_000, interval: 10 };

/**
 * A battle of two teams, the first with two devices, on a listening
 * server; `streams` are the logged counts of open streams.
 */
async function battle({ processes }: { processes?: 1 } = {}) {
  const streams: number[] = [];
  const write = (line: string) => {
    const { msg, streams: count } = JSON.parse(line);
    if (msg.startsWith('live: stream')) streams.push(count);
  };
  const app = await testApp({ ...(processes && { processes }), log: pino({ level: 'debug' }, { write }) });
  const { given, as } = app;
  const exploration = await given.exploration({
    pois: [
      poi('Brücke', [numberTask, { ...numberTask, name: 'Zwei', points: 5 }], {
        location_type: 'hint',
        location: [{ hint_type: 'text', hint_value: 'GEHEIM', cost: 4 }],
      }),
    ],
  });
  const duel = await given.battle('Duell', [
    { exploration, team: 'Füchse' },
    { exploration, team: 'Dachse' },
  ]);
  const side = (index: number) => ({ battle_id: duel.id, team_id: duel.teamId(index) });
  const [fox, mate, badger] = [
    await given.player(exploration, side(0)),
    await given.player(exploration, side(0)),
    await given.player(exploration, side(1)),
  ];
  const address = await listening(app.app);
  const solve = (name: string, by = fox) =>
    as(by.token).progress.submit({ body: answerTo(exploration.task(name), 16) });
  return { ...app, exploration, fox, mate, badger, address, solve, streams };
}

test('a new stream starts with one `pois` event', async () => {
  const { address, fox } = await battle();
  const { response, events } = await follow(address, fox.token);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  await expect.poll(() => events, soon).toEqual([{ event: 'pois', data: {} }]);
});

test('a phone that holds the current Spots is not asked to read them, one that holds older ones is', async () => {
  const { address, fox, mate, as, solve } = await battle();
  const { headers } = await as(fox.token).joined.pois({ headers: {} });
  const etag = headers.get('etag') ?? '';
  const current = await followFrom(address, fox.token, etag);
  await solve('Bögen', mate);
  await expect.poll(() => current.events.at(0)?.event, soon).toBe('points');
  const outdated = await followFrom(address, fox.token, etag);
  await outdated.firstEvent;
  expect(outdated.events).toEqual([{ event: 'pois', data: {} }]);
  const tooLong = await fetch(`${address}/api/progress/events?held=${'x'.repeat(101)}`, {
    headers: { authorization: `Bearer ${fox.token}` },
  });
  expect(tooLong.status).toBe(400);
});

test('a Quest solved by a team mate arrives as new points and a `pois` event, without content', async () => {
  const { address, mate, solve, as, fox, exploration } = await battle();
  const { events } = await follow(address, mate.token);
  await solve('Bögen');
  await expect
    .poll(() => events, soon)
    .toEqual([
      { event: 'pois', data: {} },
      {
        event: 'points',
        data: { netPoints: 10, earnedPoints: 10, spentPoints: 0, adjustedPoints: 0, pointsToEarn: 15 },
      },
      { event: 'pois', data: {} },
      { event: 'ranking', data: {} },
    ]);
  await as(fox.token).progress.submit({ body: payFor(exploration.hints[0] ?? { id: 0 }) });
  await expect
    .poll(() => events.at(4), soon)
    .toEqual({
      event: 'points',
      data: { netPoints: 6, earnedPoints: 10, spentPoints: 4, adjustedPoints: 0, pointsToEarn: 15 },
    });
});

test('the other team receives only a `ranking` event', async () => {
  const { address, badger, solve } = await battle();
  const { events } = await follow(address, badger.token);
  await solve('Bögen');
  await expect.poll(() => events.map(({ event }) => event), soon).toEqual(['pois', 'ranking']);
});

test('throttles the `ranking` events of many answers', async () => {
  const { address, badger, solve } = await battle();
  const { events } = await follow(address, badger.token);
  await Promise.all(Array.from({ length: 60 }, () => solve('Bögen')));
  await solve('Zwei');
  await expect.poll(() => events.filter(({ event }) => event === 'ranking').length, soon).toBeGreaterThan(0);
  expect(events.filter(({ event }) => event === 'ranking').length).toBeLessThan(5);
});

test('sends nothing to another battle or to a solo player of the same run', async () => {
  const { address, given, exploration, solve, fox } = await battle();
  const other = await given.battle('Anderswo', [{ exploration, team: 'Fremde' }]);
  const stranger = await given.player(exploration, { battle_id: other.id, team_id: other.teamId(0) });
  const [strange, lonely] = [
    await follow(address, stranger.token),
    await follow(address, (await given.player(exploration)).token),
  ];
  const own = await follow(address, fox.token);
  await solve('Bögen');
  await expect.poll(() => own.events.length, soon).toBe(4);
  expect([strange.events.length, lonely.events.length]).toEqual([1, 1]);
});

test('does not announce a refused submission', async () => {
  const { address, mate, solve } = await battle();
  const { events } = await follow(address, mate.token);
  const points = () => events.filter(({ event }) => event === 'points').length;
  await solve('Bögen');
  await expect.poll(points, soon).toBe(1);
  for (const by of [undefined, mate]) expect(await solve('Bögen', by)).toMatchObject({ status: 409 });
  await solve('Zwei');
  await expect.poll(points, soon).toBe(2);
  await expect.poll(() => events.at(-1), soon).toEqual({ event: 'ranking', data: {} });
  expect(points()).toBe(2);
});

test('forgets closed streams', async () => {
  const { address, fox, mate, badger, streams, solve } = await battle({ processes: 1 });
  const devices = [];
  for (const { token } of [fox, mate, badger]) devices.push(await follow(address, token));
  expect(streams).toEqual([1, 2, 3]);
  for (const { leave } of devices) leave();
  await expect.poll(() => streams.at(-1), soon).toBe(0);
  expect(await solve('Bögen')).toMatchObject({ status: 200 });
});

test('forgets devices that disconnect while connecting', async () => {
  const { address, fox, streams, solve } = await battle({ processes: 1 });
  const { port } = new URL(address);
  const head = `GET /api/progress/events HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${fox.token}\r\n\r\n`;
  for (let index = 0; index < 60; index++) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(head, () => (index % 2 ? socket.destroy() : socket.resetAndDestroy()));
  }
  const { events } = await follow(address, fox.token);
  await solve('Bögen');
  await expect.poll(() => events.length, soon).toBe(4);
  await expect.poll(() => streams.at(-1), { timeout: 10_000 }).toBe(1);
});

test('refuses a stream without a valid run token, and a HEAD request does not hang', async () => {
  const { address, given, app } = await battle();
  for (const token of ['', 'a.b.c', await given.session(1)]) {
    const { response } = await follow(address, token);
    expect({ status: response.status, body: await response.json().catch(() => undefined) }).toMatchObject({
      status: 401,
    });
  }
  const head = await app.inject({ method: 'HEAD', url: '/api/progress/events' });
  expect(head.statusCode).toBe(404);
});

test('sends events also to a client that accepts another content type', async () => {
  const { address, fox } = await battle();
  const abort = new AbortController();
  const headers = { authorization: `Bearer ${fox.token}`, accept: 'application/json' };
  const { status } = await fetch(`${address}/api/progress/events`, { headers, signal: abort.signal });
  abort.abort();
  expect(status).toBe(200);
});

test('after progress is deleted, its stream is silent and answers are refused', async () => {
  const { address, given, exploration, client, as } = await battle();
  const { token, claims } = await given.player(exploration);
  const { events } = await follow(address, token);
  await client.progress.remove({
    body: { progressor_type: 'guest', guest_id: claims.user.user_id, exploration_id: exploration.id },
  });
  expect(await as(token).progress.submit({ body: answerTo(exploration.task('Bögen'), 16) })).toMatchObject(
    problem(401, 'unauthorized'),
  );
  expect(events.length).toBeLessThanOrEqual(1);
});

test('announces to a team of friends that a member joined or left', async () => {
  const { address, exploration, client, as } = await battle();
  const [params, body] = [{ exploration_id: exploration.id }, { name: 'Nachtfalter' }];
  const made = await client.joining.together({ params, body });
  if (made.status !== 200) throw new Error(`responded with ${made.status}`);
  const { accessToken, invitation } = made.body;
  const { events } = await follow(address, accessToken);
  await expect.poll(() => events.length, soon).toBe(1);
  const { team_id, team_code } = invitation;
  const friend = await client.joining.instant({ body: { exploration_id: exploration.id, team_id, team_code } });
  await expect.poll(() => events.length, soon).toBe(3);
  expect(events.at(-1)).toEqual({ event: 'pois', data: {} });
  await as(friend.status === 200 ? friend.body.accessToken : '').progress.leave();
  await expect.poll(() => events.length, soon).toBe(5);
});

test('a shutdown ends all streams within a second', async () => {
  const { address, fox, mate, badger, app } = await battle();
  const devices = await Promise.all([fox, mate, badger].map(({ token }) => follow(address, token)));
  const start = performance.now();
  await app.close();
  await Promise.all(devices.map(({ ended }) => ended));
  expect(performance.now() - start).toBeLessThan(1_000);
});
