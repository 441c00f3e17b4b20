import { randomUUID } from 'node:crypto';
import { sessionClaims } from '@puzzle-runs/contract/user.ts';
import { describe, expect, test } from 'vitest';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp, testApp } from '#testing/test-app.ts';

const { given, as, app, client } = await fileApp();
const exploration = await given.exploration();
const { token, claims } = await given.player(exploration);

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

const [head = '', payload = '', signature = ''] = token.split('.');
const DAY_S = 24 * 60 * 60;
const longAgo = Math.floor(Date.now() / 1_000) - 31 * DAY_S;
const other = { ...claims, participation_id: claims.participation_id + 1 };

const bad: [string, string][] = [
  ['expired', app.jwt.sign({ ...claims, iat: longAgo }, { expiresIn: '30d' })],
  ['not valid yet', app.jwt.sign(claims, { notBefore: '1h' })],
  ['with claims of another participation', `${head}.${encoded(other)}.${signature}`],
  ['with another signature', `${head}.${payload}.${signature.slice(0, -4)}AAAA`],
  ['without a signature', `${head}.${payload}.`],
  ['of the algorithm none', `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`],
  ['of the algorithm none, with a signature', `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`],
  ['of another algorithm', app.jwt.sign(claims, { algorithm: 'HS512' })],
  ['signed with another secret', app.jwt.sign(claims, { key: 'another secret of the tests, long enough' })],
  ['for a session', await given.session(1)],
  ['without claims', app.jwt.sign({ kind: 'run' })],
  ['with a wrong kind', app.jwt.sign({ ...claims, kind: 'admin' })],
  ['of an unknown participation', app.jwt.sign({ ...claims, participation_id: 2_147_483_647 })],
  ['of an impossible participation id', app.jwt.sign({ ...claims, participation_id: 1e15 })],
  ['that is plain text', 'token'],
  ['that is long', 'x'.repeat(5_000)],
  ['of only dots', '...'],
];

test('remembers verified tokens only, and refuses a remembered token that has expired since', async () => {
  const { app, given, as } = await testApp({ processes: 1 });
  const { token, claims } = await given.player(await given.exploration());
  const expired = app.jwt.sign({ ...claims, iat: longAgo }, { expiresIn: '30d' });
  for (let count = 0; count < 20; count++)
    expect(await as(`${token}${count}`).joined.pois()).toMatchObject({ status: 401 });
  expect(app.verifiedTokens.size).toBe(0);
  expect(await as(token).joined.pois()).toMatchObject({ status: 200 });
  expect(app.verifiedTokens.size).toBe(1);
  app.verifiedTokens.set(expired, { ...claims, exp: longAgo + 30 * DAY_S });
  expect(await as(expired).joined.pois()).toMatchObject({ status: 401 });
});

describe('refuses a run token', () => {
  test.each(bad)('%s', async (_what, wrong) => {
    const stranger = as(wrong);
    const unauthorized = problem(401, 'unauthorized');
    expect(await stranger.joined.pois()).toMatchObject(unauthorized);
    expect(await stranger.progress.points()).toMatchObject(unauthorized);
    expect(await stranger.progress.ranking()).toMatchObject(unauthorized);
    expect(await stranger.progress.submit({ body: answerTo(exploration.task('Bögen'), 16) })).toMatchObject(
      unauthorized,
    );
    expect(await stranger.explorations.rate({ params: { id: exploration.id }, body: { rating: 1 } })).toMatchObject(
      unauthorized,
    );
    const events = await app.inject({ url: '/api/progress/events', headers: { authorization: `Bearer ${wrong}` } });
    expect(events.statusCode).toBe(401);
  });

  test.each(['', 'Bearer', token, `Basic ${token}`, `Bearer  ${token}`, `bearer`, `Bearer ${token}x`])(
    'in the header %j',
    async (authorization) => {
      const answer = await app.inject({ url: '/api/joined/pois', headers: { authorization } });
      expect([answer.statusCode, answer.json()]).toEqual([401, { errors: [{ code: 'unauthorized' }] }]);
    },
  );

  test('and leaves the progress of its owner unchanged', async () => {
    expect(await as(token).joined.pois()).toMatchObject({ status: 200, body: { progress: { earnedPoints: 0 } } });
  });
});

const sessionToken = await given.session(1);
const sessionOfOne = sessionClaims.parse(app.jwt.decode(sessionToken));

describe('refuses a session token', () => {
  const sessions: [string, string][] = [
    ['that is a run token', token],
    ['that is expired', app.jwt.sign({ ...sessionOfOne, iat: longAgo }, { expiresIn: '1d' })],
    ['with a made-up group', app.jwt.sign({ ...sessionOfOne, group: 'root' })],
    ['without a session', app.jwt.sign({ ...sessionOfOne, session_id: undefined })],
    ['with an unknown session', app.jwt.sign({ ...sessionOfOne, session_id: randomUUID() })],
    ['that is tampered with', `${sessionToken.slice(0, -4)}AAAA`],
  ];
  test.each(sessions)('%s', async (_what, wrong) => {
    const unauthorized = problem(401, 'unauthorized');
    const guest_id = claims.progress.progressor_id;
    const exploration_id = exploration.id;
    const { joining, progress } = as(wrong);
    expect(await joining.exploration({ body: { exploration_id } })).toMatchObject(unauthorized);
    expect(await joining.instant({ body: { exploration_id, progressor_id: guest_id } })).toMatchObject(unauthorized);
    expect(await progress.myself({ query: { guest_id } })).toMatchObject(unauthorized);
    expect(await progress.remove({ body: { progressor_type: 'guest', guest_id, exploration_id } })).toMatchObject(
      unauthorized,
    );
    expect(await as(token).progress.points()).toMatchObject({ status: 200 });
  });
});

test('a run token is valid for thirty days', () => {
  const { iat, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  expect(exp - iat).toBe(30 * DAY_S);
});

test('accepts the scheme in lower case', async () => {
  const answer = await app.inject({ url: '/api/joined/pois', headers: { authorization: `bearer ${token}` } });
  expect(answer.statusCode).toBe(200);
});

test('refuses a token as soon as it expires, although its verification is cached', async () => {
  const almostOver = Math.floor(Date.now() / 1_000) - 30 * DAY_S + 2;
  const shortLived = as(app.jwt.sign({ ...claims, iat: almostOver }, { expiresIn: '30d' }));
  expect(await shortLived.progress.points()).toMatchObject({ status: 200 });
  await expect.poll(async () => (await shortLived.progress.points()).status, { timeout: 10_000 }).toBe(401);
  expect(await client.progress.points()).toMatchObject({ status: 401 });
});
