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

test('makes a visitor without a login a guest with a new id', async () => {
  const exploration = await given.exploration();

  const { claims } = await join(client.joining.exploration, { exploration_id: exploration.id });

  expect(claims).toMatchObject({
    adventure_type: 'exploration',
    progress: { progressor_type: 'guest', progressor_id: UUID },
    user: { user_type: 'guest', user_id: claims.progress.progressor_id },
    exploration: { exploration_id: exploration.id, code: 0, Battles: [], Teams: [] },
  });
});

test('gives two visitors different guest ids and participations', async () => {
  const exploration = await given.exploration();
  const first = await join(client.joining.exploration, { exploration_id: exploration.id });
  const second = await join(client.joining.exploration, { exploration_id: exploration.id });
  expect(second.claims.participation_id).not.toBe(first.claims.participation_id);
  expect(second.claims.progress.progressor_id).not.toBe(first.claims.progress.progressor_id);
});

test('gives a returning guest a new token for the same participation and keeps the progress', async () => {
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

test('keeps the progress of a guest separate per run', async () => {
  const [one, other] = [await given.exploration(), await given.exploration()];
  const progressor_id = randomUUID();
  const first = await join(client.joining.exploration, { exploration_id: one.id, progressor_id });
  await as(first.token).progress.submit({ body: answerTo(one.task('Bögen'), 16) });

  const second = await join(client.joining.exploration, { exploration_id: other.id, progressor_id });

  expect(await as(second.token).progress.points()).toMatchObject({ body: { earnedPoints: 0 } });
});

test('uses the account of a logged-in player and ignores the guest id of the device', async () => {
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

test('never shares a participation between an account and a guest', async () => {
  const exploration = await given.exploration();
  const user = await join(as(await given.session(7)).joining.exploration, { exploration_id: exploration.id });
  const guest = await join(client.joining.exploration, { exploration_id: exploration.id });
  expect(guest.claims.participation_id).not.toBe(user.claims.participation_id);
});

test('accepts the run code with surrounding spaces and keeps it out of the token', async () => {
  const exploration = await given.exploration({ code: 'EICHE 7' });
  const { claims, token } = await join(client.joining.exploration, {
    exploration_id: exploration.id,
    exploration_code: ' EICHE 7 ',
  });
  expect(claims.exploration.code).toBe(1);
  expect(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).not.toContain('EICHE');
});

test('ignores codes that the run does not ask for', async () => {
  const exploration = await given.exploration();
  await join(client.joining.exploration, { exploration_id: exploration.id, exploration_code: 'EICHE', team_code: 'x' });
});

test('creates one participation when fifty devices join concurrently with one guest id', async () => {
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
