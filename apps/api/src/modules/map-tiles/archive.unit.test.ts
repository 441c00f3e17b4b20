import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { KREMS, TOWN } from '#testing/map-tiles/krems.ts';
import { kremsTile } from '#testing/map-tiles/tile-server.ts';
import { temporaryFolder } from '#testing/servers/child-process.ts';
import { httpServer } from '#testing/servers/http-server.ts';
import { archiveAddress, remoteArchiveSource } from './archive-source.ts';
import { openMapTiles } from './map-tiles.service.ts';

const krems = readFileSync(KREMS);

/** The archive with other bytes at an offset. */
function changed(offset: number, bytes: string | number[]): Buffer {
  const copy = Buffer.from(krems);
  Buffer.from(bytes as string).copy(copy, offset);
  return copy;
}

function openFile(path: string) {
  const config = { mapTiles: path, mapCacheMb: 1, dataDir: temporaryFolder() };
  return openMapTiles({ config, now: () => new Date(), log: pino({ level: 'silent' }) });
}

test.each([
  ['not an archive', Buffer.from('not an archive '.repeat(100)), /cannot be used: /],
  ['empty', Buffer.alloc(0), /cannot be used: /],
  ['cut off', krems.subarray(0, krems.length / 2), /incomplete/],
  ['damaged in its directory', changed(130, Array(150).fill(0)), /cannot be used: /],
  ['of pictures', changed(99, [2]), /no vector tiles/],
  ['compressed with Zstandard', changed(98, [4]), /neither gzipped nor uncompressed/],
])('a file that is %s stops the start with one sentence', async (_what, bytes, reason) => {
  const path = join(temporaryFolder(), 'map.pmtiles');
  writeFileSync(path, bytes);
  await expect(openFile(path)).rejects.toThrow(reason);
  await expect(openFile(path)).rejects.toThrow(`MAP_TILES: the archive ${path}`);
});

test('a file that is missing stops the start with one sentence', async () => {
  await expect(openFile('/nowhere/map.pmtiles')).rejects.toThrow(
    /MAP_TILES: the archive \/nowhere\/map.pmtiles.*ENOENT/,
  );
});

test('an archive at an address is read by range requests', async () => {
  const ranges: (string | undefined)[] = [];
  const address = await httpServer((request, response) => {
    ranges.push(request.headers.range);
    const [from = 0, to = 0] = (request.headers.range?.match(/\d+/g) ?? []).map(Number);
    response.writeHead(206).end(krems.subarray(from, to + 1));
  });
  const source = remoteArchiveSource(archiveAddress(`${address}/krems.pmtiles`));
  expect(await source.read(TOWN)).toEqual(await kremsTile());
  expect(await source.read({ z: 14, x: 0, y: 0 })).toBeNull();
  expect(ranges.length).toBeGreaterThan(0);
  expect(ranges.every((range) => range?.startsWith('bytes='))).toBe(true);
});

test('a server without range requests is refused, so that no archive is downloaded as a whole', async () => {
  const address = await httpServer((_request, response) => void response.end(krems));
  const source = remoteArchiveSource(archiveAddress(`${address}/krems.pmtiles`));
  await expect(source.read(TOWN)).rejects.toThrow('ignores range requests');
});
