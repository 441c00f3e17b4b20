import { randomUUID } from 'node:crypto';
import { runTokenClaims } from '@puzzle-runs/contract/join.ts';
import { expect, test } from 'vitest';
import { answerTo } from '#testing/submissions.ts';
import { type Client, fileApp } from '#testing/test-app.ts';

const { given, client, as, clock } = await fileApp();

type Join = Client['joining']['exploration'];

const UUID = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);

async function join(call: Join, body: Parameters<Join>[0]['body']) {
  const answer = await call({ body });
  expect(answer).toMatchObject({ status: 200, body: { tokenType: 'Bearer' } });
  const token = answer.status === 200 ? answer.body.accessToken : '';
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return { token, claims: runTokenClaims.parse(claims) };
}

test('a visitor joins a run and is a guest with a new id from then on', async () => {
  const exploration = await given.exploration();

  const { claims } = await join(client.joining.exploration, { exploration_id: exploration.id });

  expect(claims).toMatchObject({
    adventure_type: 'exploration',
    progress: { progressor_type: 'guest', progressor_id: UUID },
    user: { user_type: 'guest', user_id: claims.progress.progressor_id },
    exploration: { exploration_id: exploration.id, code: 0, Battles: [], Teams: [] },
  });
});

test('two visitors are two guests', async () => {
  const exploration = await given.exploration();
  const first = await join(client.joining.exploration, { exploration_id: exploration.id });
  const second = await join(client.joining.exploration, { exploration_id: exploration.id });
  expect(second.claims.participation_id).not.toBe(first.claims.participation_id);
  expect(second.claims.progress.progressor_id).not.toBe(first.claims.progress.progressor_id);
});

test('a guest who joins again gets a fresh token for the same participation, with all its progress', async () => {
  const exploration = await given.exploration();
  const joinedAt = clock.now();
  const first = await join(client.joining.exploration, { exploration_id: exploration.id });
  await as(first.token).progress.submit({ body: answerTo(exploration.task('Bögen'), 16) });
  clock.passMinutes(60);

  const again = await join(client.joining.instant, {
    exploration_id: exploration.id,
    progressor_id: first.claims.progress.progressor_id,
  });

  expect(again.token).not.toBe(first.token);
  expect(again.claims).toEqual({ ...first.claims, device: again.claims.device });
  expect(await as(again.token).joined.pois()).toMatchObject({
    body: { progress: { netPoints: 10, tasks_completed: 1, joined_at: joinedAt.toISOString() } },
  });
});

test('a guest may play several runs, each with its own progress', async () => {
  const [one, other] = [await given.exploration(), await given.exploration()];
  const progressor_id = randomUUID();
  const first = await join(client.joining.exploration, { exploration_id: one.id, progressor_id });
  await as(first.token).progress.submit({ body: answerTo(one.task('Bögen'), 16) });

  const second = await join(client.joining.exploration, { exploration_id: other.id, progressor_id });

  expect(await as(second.token).progress.points()).toMatchObject({ body: { earnedPoints: 0 } });
});

test('who is logged in plays as the account, whatever guest id the device has', async () => {
  const exploration = await given.exploration();
  const { joining } = as(await given.session(7));

  const first = await join(joining.exploration, { exploration_id: exploration.id, progressor_id: randomUUID() });
  const again = await join(joining.instant, { exploration_id: exploration.id });

  expect(first.claims).toMatchObject({
    progress: { progressor_type: 'user', progressor_id: '7' },
    user: { user_type: 'user', user_id: '7' },
  });
  expect(again.claims.participation_id).toBe(first.claims.participation_id);
});

test('an account and a guest whose id is the same number of letters never share a participation', async () => {
  const exploration = await given.exploration();
  const user = await join(as(await given.session(7)).joining.exploration, { exploration_id: exploration.id });
  const guest = await join(client.joining.exploration, { exploration_id: exploration.id });
  expect(guest.claims.participation_id).not.toBe(user.claims.participation_id);
});

test('a code opens a protected run, spaces around it do not matter, and the token never tells it', async () => {
  const exploration = await given.exploration({ code: 'EICHE 7' });
  const { claims, token } = await join(client.joining.exploration, {
    exploration_id: exploration.id,
    exploration_code: ' EICHE 7 ',
  });
  expect(claims.exploration.code).toBe(1);
  expect(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).not.toContain('EICHE');
});

test('a code that a run does not ask for does no harm', async () => {
  const exploration = await given.exploration();
  await join(client.joining.exploration, { exploration_id: exploration.id, exploration_code: 'EICHE', team_code: 'x' });
});

test('fifty devices that join at once with one guest id share one participation', async () => {
  const exploration = await given.exploration();
  const progressor_id = randomUUID();
  const joined = await Promise.all(
    Array.from({ length: 50 }, () =>
      join(client.joining.exploration, { exploration_id: exploration.id, progressor_id }),
    ),
  );
  expect(new Set(joined.map(({ claims }) => claims.participation_id)).size).toBe(1);
  expect(new Set(joined.map(({ claims }) => claims.device)).size).toBe(50);
});
