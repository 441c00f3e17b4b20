import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { startArrangement } from './capacity/capacity-servers.ts';

/**
 * `node apps/api/bench/photos.ts`: what photos of players cost a process on SQLite, and what players beside them
 * notice. Exits with 1 after an error.
 */
const SECONDS = 15;
/** Below the limit of a participation, which each phone has of its own. */
const PHOTOS_PER_PHONE = 45;
/** Phones that only read the spots, once a second each. */
const READERS = 20;
/** Uploads at once. */
const SIZES = [0, 1, 8];

/** A picture of the size and weight that the site sends from a phone: 1,600 × 1,200 pixels with grain, 300 kB. */
function phonePhoto(seed: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 100 + seed, sigma: 30 } as const;
  return sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#000', noise } })
    .blur(1.15)
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** The form as a body, so that the load does not build it again for each photo. */
function formOf(photo: Buffer): Buffer {
  const head =
    '--form\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
  return Buffer.concat([Buffer.from(head), photo, Buffer.from('\r\n--form--\r\n')]);
}

const photos = await Promise.all([0, 1, 2, 3].map(phonePhoto));
const forms = photos.map(formOf);
let errors = 0;

/** Milliseconds until the whole response is there. */
async function timed(url: string, init: RequestInit): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, init);
  await response.arrayBuffer();
  if (!response.ok) errors += 1;
  return performance.now() - started;
}

function quantile(values: number[], part: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0)} ms`;
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

const { port, folder, seats, server, stop } = await startArrangement('sqlite', 400);
const api = `http://127.0.0.1:${port}/api`;
const tokens = await Promise.all(
  seats.seats.map(async ({ battleId: battle_id, teamId: team_id }) => {
    const body = JSON.stringify({ exploration_id: seats.explorationId, battle_id, team_id });
    const headers = { 'content-type': 'application/json' };
    const joined = await fetch(`${api}/exploration/join`, { method: 'POST', headers, body });
    return ((await joined.json()) as { accessToken: string }).accessToken;
  }),
);
const readers = tokens.splice(0, READERS);

async function read(isOver: () => boolean): Promise<number[]> {
  const durations: number[] = [];
  const headersOf = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  await Promise.all(
    readers.map(async (token, index) => {
      await setTimeout((index * 1_000) / READERS);
      while (!isOver()) {
        durations.push(await timed(`${api}/joined/pois`, headersOf(token)));
        await setTimeout(1_000);
      }
    }),
  );
  return durations;
}

/** Uploads photo after photo as several phones at once. */
async function upload(phones: number, isOver: () => boolean): Promise<number[]> {
  const durations: number[] = [];
  await Promise.all(
    Array.from({ length: phones }, async () => {
      while (!isOver()) {
        const token = tokens.shift();
        if (!token) throw new Error('all participations have their photos');
        for (let count = 0; count < PHOTOS_PER_PHONE && !isOver(); count++) {
          const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=form' };
          const body = forms[count % forms.length] as Buffer<ArrayBuffer>;
          durations.push(await timed(`${api}/progress/photos`, { method: 'POST', headers, body }));
        }
      }
    }),
  );
  return durations;
}

function after(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1_000;
  return () => performance.now() > end;
}

const row = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
const HEAD = ['uploads at once', 'photos/s', 'p50', 'p99', 'core for each', 'disk for each', 'cores', 'memory'];

const kilobytes = photos.reduce((sum, { length }) => sum + length, 0) / photos.length / 1_000;
console.log(`a photo is sent with ${kilobytes.toFixed(0)} kB`);
row([...HEAD, 'readers p50', 'p99']);
await upload(1, after(2)); // loads the code for pictures
for (const phones of SIZES) {
  const [before, bytesBefore, started] = [server(), bytesIn(join(folder, 'media')), performance.now()];
  const isOver = after(SECONDS);
  const [reads, uploads] = await Promise.all([read(isOver), upload(phones, isOver)]);
  const seconds = (performance.now() - started) / 1_000;
  const { cpu, memory } = server();
  const each = (total: number) => (uploads.length > 0 ? (total / uploads.length).toFixed(0) : '–');
  row([
    String(phones),
    (uploads.length / seconds).toFixed(1),
    quantile(uploads, 0.5),
    quantile(uploads, 0.99),
    `${each((cpu - before.cpu) * 1_000)} ms`,
    `${each((bytesIn(join(folder, 'media')) - bytesBefore) / 1_000)} kB`,
    ((cpu - before.cpu) / seconds).toFixed(2),
    `${memory.toFixed(0)} MB`,
    quantile(reads, 0.5),
    quantile(reads, 0.99),
  ]);
}
await stop();
if (errors > 0) {
  console.error(`${errors} calls failed`);
  process.exitCode = 1;
}
