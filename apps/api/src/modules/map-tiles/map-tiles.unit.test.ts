import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import BetterSqlite from 'better-sqlite3';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { KREMS, TOWN } from '#testing/map-tiles/krems.ts';
import { kremsTile, tileServer } from '#testing/map-tiles/tile-server.ts';
import { temporaryFolder } from '#testing/servers/child-process.ts';
import { httpServer } from '#testing/servers/http-server.ts';
import { openMapTiles } from './map-tiles.service.ts';

const DAY_SECONDS = 24 * 60 * 60;
const NEIGHBOUR = { ...TOWN, x: TOWN.x + 1 };

/** The street map of a source, with a clock that the test moves; `logged` are the lines of its log. */
async function mapTilesOf(mapTiles: string, { dataDir = temporaryFolder(), mapCacheMb = 10 } = {}) {
  const clock = { seconds: Date.parse('2026-05-01') / 1_000 };
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void logged.push(line) });
  const opened = await openMapTiles({
    config: { mapTiles, mapCacheMb, dataDir },
    now: () => new Date(clock.seconds * 1_000),
    log,
  });
  if (!opened) throw new Error('no street map');
  onTestFinished(() => opened.close());
  return { tiles: opened, clock, logged, dataDir };
}

/** A street map whose source is a tile server of the test. */
async function mapOfServer(options?: Parameters<typeof mapTilesOf>[1]) {
  const server = await tileServer();
  return { server, ...(await mapTilesOf(`${server.address}/{z}/{x}/{y}`, options)) };
}

describe('the cache', () => {
  test('returns a stored tile gzipped without another request, also after a restart', async () => {
    const { server, tiles, dataDir } = await mapOfServer();
    expect(tiles.find(TOWN)).toBeUndefined();
    const loaded = await tiles.load(TOWN);
    expect(gunzipSync(loaded ?? '')).toEqual(server.tile);
    expect(tiles.find(TOWN)).toEqual(loaded);
    const restarted = await mapTilesOf(`${server.address}/{z}/{x}/{y}`, { dataDir });
    expect(restarted.tiles.find(TOWN)).toEqual(loaded);
    expect(server.asked).toEqual(['/14/8902/5667']);
  });

  test('is an MBTiles file, which counts rows from the south', async () => {
    const { tiles, dataDir } = await mapOfServer();
    const loaded = await tiles.load(TOWN);
    const file = new BetterSqlite(join(dataDir, 'map', 'tiles.mbtiles'), { readonly: true });
    onTestFinished(() => void file.close());
    const read = file.prepare(
      'select tile_data from tiles where zoom_level = 14 and tile_column = 8902 and tile_row = ?',
    );
    expect(read.pluck().get(2 ** 14 - 1 - 5_667)).toEqual(loaded);
  });

  test('returns a tile older than 30 days at once and fetches it for the next visitor', async () => {
    const { server, tiles, clock } = await mapOfServer();
    await tiles.load(TOWN);
    clock.seconds += 30 * DAY_SECONDS - 1;
    tiles.find(TOWN);
    expect(server.asked).toHaveLength(1);
    clock.seconds += 1;
    const newer = await kremsTile({ z: 13, x: 4_451, y: 2_833 });
    server.answer = (response) => response.end(newer);
    expect(tiles.find(TOWN)).not.toEqual(newer);
    await expect.poll(() => tiles.find(TOWN)).toEqual(newer);
    expect(server.asked).toHaveLength(2);
  });

  test('returns an old tile while the source is down', async () => {
    const { server, tiles, clock } = await mapOfServer();
    const loaded = await tiles.load(TOWN);
    server.answer = (response) => void response.writeHead(500).end();
    clock.seconds += 40 * DAY_SECONDS;
    expect(tiles.find(TOWN)).toEqual(loaded);
    await tiles.load(TOWN);
    expect(tiles.find(TOWN)).toEqual(loaded);
  });

  test('deletes the tiles unused for the longest time when it is full', async () => {
    const { tiles, clock } = await mapOfServer({ mapCacheMb: 1 });
    const at = (index: number) => ({ ...TOWN, x: index });
    for (let index = 0; index < 15; index++) await tiles.load(at(index));
    clock.seconds += DAY_SECONDS;
    tiles.find(at(0));
    for (let index = 15; index < 32; index++) await tiles.load(at(index));
    expect(tiles.find(at(0))).toBeInstanceOf(Buffer);
    expect(tiles.find(at(31))).toBeInstanceOf(Buffer);
    expect(tiles.find(at(1))).toBeUndefined();
  });

  test('is emptied when the setting names another source', async () => {
    const { tiles, dataDir } = await mapOfServer();
    await tiles.load(TOWN);
    const other = await mapOfServer({ dataDir });
    expect(other.tiles.find(TOWN)).toBeUndefined();
  });

  test('is replaced when its file is corrupt', async () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, 'map'));
    writeFileSync(join(dataDir, 'map', 'tiles.mbtiles'), 'not a database '.repeat(1_000));
    const { tiles } = await mapOfServer({ dataDir });
    await tiles.load(TOWN);
    expect(tiles.find(TOWN)).toBeInstanceOf(Buffer);
  });

  test('a full disk: tiles are passed on without being stored, and the log says so once', async () => {
    const { server, tiles, logged, dataDir } = await mapOfServer({ mapCacheMb: 1 });
    const blocker = new BetterSqlite(join(dataDir, 'map', 'tiles.mbtiles'));
    onTestFinished(() => void blocker.close());
    blocker.exec('create table filler (bytes blob); insert into filler values (zeroblob(1040000))');
    expect(await tiles.load(TOWN)).toBeInstanceOf(Buffer);
    expect(await tiles.load(NEIGHBOUR)).toBeInstanceOf(Buffer);
    expect(tiles.find(TOWN)).toBeUndefined();
    expect(server.asked).toHaveLength(2);
    expect(logged.filter((line) => line.includes('the tile cache failed'))).toHaveLength(1);
  });

  test('without a writable folder tiles are passed on without being stored', async () => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, 'map'), 'a file in place of the folder');
    const { tiles } = await mapOfServer({ dataDir });
    expect(await tiles.load(TOWN)).toBeInstanceOf(Buffer);
    expect(tiles.find(TOWN)).toBeUndefined();
  });
});

describe('a source', () => {
  test('receives one request for a tile that many visitors want', async () => {
    const { server, tiles } = await mapOfServer();
    await Promise.all(Array.from({ length: 20 }, () => tiles.load(TOWN)));
    expect(server.asked).toHaveLength(1);
  });

  test('receives at most eight requests at once', async () => {
    const { server, tiles } = await mapOfServer();
    let open = 0;
    let most = 0;
    server.answer = (response, request) => {
      most = Math.max(most, ++open);
      setTimeout(() => {
        open -= 1;
        server.sendTile(response, request);
      }, 20);
    };
    await Promise.all(Array.from({ length: 30 }, (_, x) => tiles.load({ ...TOWN, x })));
    expect(server.asked).toHaveLength(30);
    expect(most).toBe(8);
  });

  test('is not asked again for a tile within a minute after it failed', async () => {
    const { server, tiles, clock } = await mapOfServer();
    server.answer = (response) => void response.writeHead(500).end();
    expect(await tiles.load(TOWN)).toBeNull();
    clock.seconds += 59;
    expect(tiles.find(TOWN)).toBeNull();
    clock.seconds += 1;
    expect(tiles.find(TOWN)).toBeUndefined();
  });

  test('is not asked for any tile for a minute after three failures in a row', async () => {
    const { server, tiles, clock, logged } = await mapOfServer();
    server.answer = (response) => void response.writeHead(500).end();
    for (let x = 0; x < 3; x++) await tiles.load({ ...TOWN, x });
    expect(tiles.find(TOWN)).toBeNull();
    expect(await tiles.load(TOWN)).toBeNull();
    expect(server.asked).toHaveLength(3);
    expect(logged.join()).toContain('failed three times in a row');
    server.answer = server.sendTile;
    clock.seconds += 60;
    expect(await tiles.load(TOWN)).toBeInstanceOf(Buffer);
  });

  test('that hangs counts as failed after three seconds', { timeout: 20_000 }, async () => {
    const { server, tiles } = await mapOfServer();
    server.answer = () => undefined;
    const start = performance.now();
    const loads = Array.from({ length: 20 }, (_, x) => tiles.load({ ...TOWN, x }));
    expect(await Promise.all(loads)).toEqual(Array(20).fill(null));
    expect(performance.now() - start).toBeLessThan(6_000);
    expect(server.asked).toHaveLength(8);
  });

  test.each([
    ['a web page', '<!doctype html><title>Log in to the Wi-Fi</title>'],
    ['a text', 'Not found'],
    ['half a tile', null],
    ['a tile that decompresses to more than 8 MB', gzipSync(Buffer.alloc(9_000_000))],
    ['9 MB', Buffer.alloc(9_000_000, 1)],
  ])('that sends %s counts as failed, and nothing is stored', async (_what, body) => {
    const { server, tiles, clock } = await mapOfServer();
    server.answer = (response) => response.end(body ?? server.tile.subarray(0, server.tile.length / 2));
    expect(await tiles.load(TOWN)).toBeNull();
    clock.seconds += 60;
    expect(tiles.find(TOWN)).toBeUndefined();
  });

  test('may send tiles gzipped, with and without the header', async () => {
    const { server, tiles } = await mapOfServer();
    const gzipped = gzipSync(server.tile);
    server.answer = (response) => response.end(gzipped);
    expect(gunzipSync((await tiles.load(TOWN)) ?? '')).toEqual(server.tile);
    server.answer = (response) => response.setHeader('content-encoding', 'gzip').end(gzipped);
    expect(gunzipSync((await tiles.load(NEIGHBOUR)) ?? '')).toEqual(server.tile);
  });

  test.each([204, 404])('that has no such tile (%d) is asked again a day later', async (status) => {
    const { server, tiles, clock } = await mapOfServer();
    server.answer = (response) => void response.writeHead(status).end();
    expect(await tiles.load(TOWN)).toBeNull();
    clock.seconds += DAY_SECONDS - 1;
    expect(tiles.find(TOWN)).toBeNull();
    expect(server.asked).toHaveLength(1);
    clock.seconds += 1;
    tiles.find(TOWN);
    await expect.poll(() => server.asked).toHaveLength(2);
  });

  test('may redirect on its own origin, but not to another one', async () => {
    const { server, tiles } = await mapOfServer();
    server.answer = (response, request) => {
      if (request.url === '/moved') server.sendTile(response, request);
      else response.writeHead(302, { location: '/moved' }).end();
    };
    expect(await tiles.load(TOWN)).toBeInstanceOf(Buffer);
    const other = await tileServer();
    server.answer = (response) => void response.writeHead(302, { location: `${other.address}/1` }).end();
    expect(await tiles.load(NEIGHBOUR)).toBeNull();
    expect(other.asked).toEqual([]);
  });
});

describe('a TileJSON', () => {
  test('names the address of the tiles', async () => {
    const server = await tileServer();
    server.answer = (response, request) => {
      if (request.url !== '/osm/tiles.json') return server.sendTile(response, request);
      response.end(JSON.stringify({ tiles: ['/osm/{z}/{x}/{y}.pbf'] }));
    };
    const { tiles } = await mapTilesOf(`${server.address}/osm/tiles.json`);
    expect(server.asked).toEqual([]);
    await Promise.all([tiles.load(TOWN), tiles.load(NEIGHBOUR)]);
    expect(server.asked.toSorted()).toEqual(['/osm/14/8902/5667.pbf', '/osm/14/8903/5667.pbf', '/osm/tiles.json']);
  });

  test.each([
    ['names tiles on another origin', '{"tiles":["http://127.0.0.1:1/{z}/{x}/{y}"]}'],
    ['is no JSON', '<html>'],
    ['names no tiles', '{"tiles":[]}'],
  ])('that %s gives no tiles', async (_what, body) => {
    const address = await httpServer((_request, response) => void response.end(body));
    const { tiles } = await mapTilesOf(`${address}/tiles.json`);
    expect(await tiles.load(TOWN)).toBeNull();
  });
});

describe('an archive', () => {
  test('on this machine needs no cache and no other server', async () => {
    const { tiles, dataDir, logged } = await mapTilesOf(KREMS);
    expect(tiles.contactsServer).toBe(false);
    const loaded = await tiles.load(TOWN);
    expect(loaded).toEqual(await kremsTile());
    expect(tiles.find(TOWN)).toEqual(loaded);
    expect(await tiles.load({ z: 14, x: 0, y: 0 })).toBeNull();
    expect(logged.join()).toContain(`street map: from the archive ${KREMS}`);
    expect(() => new BetterSqlite(join(dataDir, 'map', 'tiles.mbtiles'), { fileMustExist: true })).toThrow();
  });
});
