import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { KREMS, TOWN } from '#testing/map-tiles/krems.ts';
import { tileServer } from '#testing/map-tiles/tile-server.ts';
import { temporaryFolder } from '#testing/servers/child-process.ts';
import { testApp } from '#testing/test-app.ts';

const PATH = `/map/tiles/${TOWN.z}/${TOWN.x}/${TOWN.y}`;

async function appWithServer(env: NodeJS.ProcessEnv = {}) {
  const server = await tileServer();
  const MAP_TILES = `${server.address}/{z}/{x}/{y}`;
  return { server, ...(await testApp({ env: { MAP_TILES, DATA_DIR: temporaryFolder(), ...env } })) };
}

test.each(['player', 'studio'] as const)('the %s site serves a tile gzipped, to its own origin only', async (site) => {
  const { app } = await testApp({ site, env: { MAP_TILES: KREMS } });
  const { statusCode, headers, rawPayload } = await app.inject({
    url: PATH,
    headers: { origin: 'https://evil.example' },
  });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.mapbox-vector-tile',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=604800',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(gunzipSync(rawPayload).length).toBeGreaterThan(10_000);
});

test.each(['/map/tiles/15/0/0', '/map/tiles/3/8/0', '/map/tiles/a/0/0'])('%s is not found', async (url) => {
  const { app } = await testApp({ env: { MAP_TILES: KREMS } });
  expect((await app.inject(url)).statusCode).toBe(404);
});

test('a tile that the source does not have, that fails, or with the street map off is an empty 204 that browsers do not keep', async () => {
  const { app, server } = await appWithServer();
  const { app: withoutMap } = await testApp();
  server.answer = (response, { url }) => void response.writeHead(url === '/0/0/0' ? 404 : 500).end();
  for (const answer of [await app.inject('/map/tiles/0/0/0'), await app.inject(PATH), await withoutMap.inject(PATH)]) {
    expect(answer).toMatchObject({ statusCode: 204, body: '', headers: { 'cache-control': 'no-store' } });
  }
});

test('limits only the tiles that are not cached, per visitor', async () => {
  const { app, server } = await appWithServer({ RATE_LIMIT: 'on' });
  server.answer = (response) => void response.writeHead(404).end();
  const ask = (x: number, remoteAddress = '192.0.2.1') => app.inject({ url: `/map/tiles/14/${x}/0`, remoteAddress });
  for (let x = 0; x < 600; x++) await ask(x);
  expect(server.asked).toHaveLength(600);
  const refused = await ask(600);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBeDefined();
  expect((await ask(0)).statusCode).toBe(204);
  expect((await ask(600, '192.0.2.2')).statusCode).toBe(204);
});

test('the settings of the site say whether there is a street map', async () => {
  const { client } = await testApp({ env: { MAP_TILES: KREMS } });
  const { client: withoutMap } = await testApp();
  expect(await client.site.settings()).toMatchObject({ body: { map_tiles: true } });
  expect(await withoutMap.site.settings()).toMatchObject({ body: { map_tiles: false } });
});
