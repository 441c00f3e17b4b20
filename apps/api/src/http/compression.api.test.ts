import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { numberTask, poi } from '#testing/given.ts';
import { organiser } from '#testing/organisers.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp, testApp } from '#testing/test-app.ts';

const opened = await fileApp();

interface Asking {
  token?: string;
  /** Value of `Accept-Encoding`. */
  accepts?: string;
}

async function read(url: string, { token, accepts }: Asking = {}, app = opened.app) {
  const { statusCode, headers, rawPayload } = await app.inject({
    url,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(accepts !== undefined && { 'accept-encoding': accepts }),
    },
  });
  return { status: statusCode, encoding: headers['content-encoding'], vary: headers.vary, raw: rawPayload };
}

test('sends the spots compressed to a client that accepts it, also after the progress changed', async () => {
  const { app, given, as, clock } = await testApp();
  const exploration = await given.exploration({ pois: [poi('Brücke', [numberTask]), poi('Dom', [])] });
  const { id, teamId } = await given.battle('Duell', [{ exploration, team: 'Füchse' }]);
  const { token } = await given.player(exploration, { battle_id: id, team_id: teamId(0) });
  for (let round = 0; round < 3; round++) {
    const plain = await read('/api/joined/pois', { token }, app);
    const gzipped = await read('/api/joined/pois', { token, accepts: 'gzip' }, app);
    const brotli = await read('/api/joined/pois', { token, accepts: 'gzip, deflate, br' }, app);
    expect(plain).toMatchObject({ encoding: undefined, vary: expect.stringContaining('Accept-Encoding') });
    expect([gzipped.encoding, brotli.encoding]).toEqual(['gzip', 'br']);
    expect(gunzipSync(gzipped.raw)).toEqual(plain.raw);
    expect(brotliDecompressSync(brotli.raw)).toEqual(plain.raw);
    clock.passMinutes(1);
    if (round === 1) await as(token).progress.submit({ body: answerTo(exploration.task('Bögen'), 16) });
  }
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)(
  'sends the statistic of a Versus to a client that accepts “%s” with %s',
  async (accepts, encoding, decoded) => {
    const by = await organiser(opened, ['Füchse', 'Dachse', 'Hasen', 'Igel']);
    const token = await opened.given.session(by.userId);
    const url = `/api/management/progress/statistic?battle_name=${by.battle.slug}`;
    const plain = await read(url, { token });
    const packed = await read(url, { token, accepts });
    expect([plain.encoding, packed.encoding]).toEqual([undefined, encoding]);
    expect(decoded(packed.raw)).toEqual(plain.raw);
  },
);

test.each([
  ['a short response', '/api/health'],
  ['an asset', '/assets/main-abc.js'],
])('does not compress %s itself', async (_what, url) => {
  expect(await read(url, { accepts: 'br, gzip' })).toMatchObject({ status: 200, encoding: undefined });
});
