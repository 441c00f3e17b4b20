import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { numberTask, poi } from '#testing/given.ts';
import { answerTo } from '#testing/submissions.ts';
import { type OpenApp, testApp } from '#testing/test-app.ts';

interface Asking {
  token?: string;
  etag?: string;
  /** Value of `Accept-Encoding`. */
  accepts?: string;
}

async function read({ app }: OpenApp, url: string, { token, etag, accepts }: Asking = {}) {
  const { statusCode, headers, body, rawPayload } = await app.inject({
    url,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(etag !== undefined && { 'if-none-match': etag }),
      ...(accepts !== undefined && { 'accept-encoding': accepts }),
    },
  });
  return { status: statusCode, headers, body, raw: rawPayload, etag: String(headers.etag) };
}

/** A battle of ten teams whose ranking is longer than 1 kB, and the first player of each of two teams. */
async function battleOfTen() {
  const opened = await testApp();
  const exploration = await opened.given.exploration({ pois: [poi('Brücke', [numberTask])] });
  const sides = Array.from({ length: 10 }, (_, index) => ({ exploration, team: `Team ${index}` }));
  const duel = await opened.given.battle('Duell', sides);
  const playerOf = async (index: number) =>
    (await opened.given.player(exploration, { battle_id: duel.id, team_id: duel.teamId(index) })).token;
  return { opened, exploration, tokens: [await playerOf(0), await playerOf(1)] as const };
}

test('all players of a Versus get the same ranking, and 304 until it changes', async () => {
  const { opened, exploration, tokens } = await battleOfTen();
  const url = '/api/progress/ranking';
  const [mine, theirs] = await Promise.all(tokens.map((token) => read(opened, url, { token })));
  expect(mine?.body).toBe(theirs?.body);
  expect(mine?.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'Origin, Authorization, Accept-Encoding',
  });
  const { etag = '' } = mine ?? {};
  expect(await read(opened, url, { token: tokens[1], etag })).toMatchObject({ status: 304, body: '' });
  expect(await read(opened, url, { token: 'none', etag })).toMatchObject({ status: 401 });
  await opened.as(tokens[0]).progress.submit({ body: answerTo(exploration.task('Bögen'), 16) });
  const changed = await read(opened, url, { token: tokens[1], etag });
  expect(JSON.parse(changed.body).rows[0]).toMatchObject({ Team: { name: 'Team 0' }, netPoints: 10 });
});

test.each(['/api/explorations', '/api/explorations/markers', '/api/battles/markers'])(
  'browsers ask for %s again, and get 304 while it is the same',
  async (url) => {
    const { opened } = await battleOfTen();
    const { headers, etag } = await read(opened, url);
    expect(headers['cache-control']).toBe('no-cache');
    expect(await read(opened, url, { etag })).toMatchObject({ status: 304, body: '' });
    await opened.given.exploration({ postal_code: '80331' });
    await opened.given.battle('Neues Duell', [{ exploration: await opened.given.exploration(), team: 'Neu' }]);
    expect(await read(opened, url, { etag })).toMatchObject({ status: 200 });
  },
);

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip;q=0.8', 'gzip'],
  ['br', 'br'],
  ['gzip;q=0', undefined],
  ['', undefined],
])('a long ranking is sent to a client that accepts “%s” with the encoding %s', async (accepts, encoding) => {
  const { opened, tokens } = await battleOfTen();
  const plain = await read(opened, '/api/progress/ranking', { token: tokens[0] });
  const asked = await read(opened, '/api/progress/ranking', { token: tokens[0], accepts });
  expect(asked.headers['content-encoding']).toBe(encoding);
  const decoded = { gzip: gunzipSync, br: brotliDecompressSync }[encoding ?? ''] ?? ((raw: Buffer) => raw);
  expect(decoded(asked.raw).toString()).toBe(plain.body);
  const short = await read(opened, '/api/explorations/markers', { accepts });
  expect(short.headers).not.toHaveProperty('content-encoding');
});
