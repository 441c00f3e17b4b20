import type { OfflineContent } from '@puzzle-runs/contract/offline/offline-content.ts';
import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { tilesAround } from '@puzzle-runs/domain/geo/tiles-around.ts';
import { clientAt } from '#testing/servers/over-http.ts';
import { startProduct } from './product.ts';

/** `node apps/api/bench/offline-size.ts`: bytes that a phone loads of the featured run for a walk without a network. */
const LIMIT_BYTES = 40_000_000;
/**
 * As in the player's `download-plan.ts`: zoom levels, metres
 * around each place, and the typical size of a tile in a town.
 */
const [ZOOMS, RADIUS, TILE_BYTES] = [[12, 13, 14], 1_000, 45_000];

const { origin, stop } = await startProduct({ RATE_LIMIT: 'off' });
try {
  const [featured] = (await read(clientAt(origin).explorations.list({ query: { limit: 1 } }))).rows;
  if (!featured) throw new Error('no run');
  const token = await read(clientAt(origin).joining.exploration({ body: { exploration_id: featured.id } }));
  const player = clientAt(origin, token.accessToken);
  const state = await read(player.joined.pois());
  const answers = await read(player.joined.offlinePackage());
  const content: OfflineContent = JSON.parse(Buffer.from(answers.content, 'base64').toString());

  const pictures = new Set(JSON.stringify([state, content]).match(/\/(?:demo|media)\/[\w/-]+\.(?:svg|webp|png|jpg)/g));
  const sizes = await Promise.all(Array.from(pictures, async (path) => (await bytesOf(path)).byteLength));
  const places = content.pois.flatMap(({ location_type, location }): GeoPoint[] => {
    if (location_type === 'hint') return [];
    const place = location_type === 'coordinates' ? location : (location.PostalCodeCoordinate ?? []);
    return 'latitude' in place ? [place] : [];
  });
  const tiles = tilesAround(places, RADIUS, ZOOMS).length;
  const parts = {
    'state of the game': JSON.stringify(state).length,
    'answers and hidden texts': answers.content.length,
    [`${pictures.size} pictures`]: sizes.reduce((sum, size) => sum + size, 0),
    [`${tiles} tiles of about 45 kB`]: tiles * TILE_BYTES,
  };
  const total = Object.values(parts).reduce((sum, size) => sum + size, 0);
  for (const [name, size] of Object.entries(parts)) console.log(`${name}: ${(size / 1_000).toFixed(1)} kB`);
  console.log(`${featured.name}: ${(total / 1e6).toFixed(2)} MB of at most ${LIMIT_BYTES / 1e6} MB`);
  if (total > LIMIT_BYTES) process.exitCode = 1;
} finally {
  await stop();
}

async function bytesOf(path: string): Promise<ArrayBuffer> {
  const response = await fetch(`${origin}${path}`);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.arrayBuffer();
}

async function read<Answer extends { status: number; body: unknown }>(
  answer: Promise<Answer>,
): Promise<Extract<Answer, { status: 200 }>['body']> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as Extract<Answer, { status: 200 }>['body'];
}
