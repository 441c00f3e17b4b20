import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIResponse, expect, request } from '@playwright/test';
import { AUDIO_BYTES_MAX, MEDIA_BYTES_MAX } from '@puzzle-runs/domain/media-url.ts';
import { XLIFF_BYTES_MAX } from '@puzzle-runs/domain/translation/import-problems.ts';
import { RUN_FILE_BYTES_MAX } from '@puzzle-runs/domain/wire-sizes.ts';
import { newTeamGame, RUN_FILE } from './team-game.ts';
import { test } from './through-nginx.ts';

const PICTURE = join(import.meta.dirname, '../../docs/picture.png');
const MP3_FRAME = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413, 1)]);

/** The file, filled up at its end with what its readers ignore. */
function filled(file: Buffer, bytes: number, fill: '\0' | ' ' = '\0'): Buffer {
  return Buffer.concat([file, Buffer.alloc(bytes - file.length, fill)]);
}

function form(name: string, mimeType: string, buffer: Buffer) {
  return { multipart: { file: { name, mimeType, buffer } } };
}

async function expectTaken(response: APIResponse): Promise<void> {
  expect(response.ok(), `${response.url()}: ${response.status()} ${await response.text()}`).toBe(true);
}

test('the largest files that the product takes pass the proxy, and a larger one is refused by the product', async ({
  site,
  accounts,
}) => {
  const { creator, explorationId, joinPaths } = await newTeamGame({ site, accounts });
  const extraHTTPHeaders = await accounts.authorization(creator);
  const studio = await request.newContext({ baseURL: site.studioUrl, extraHTTPHeaders });
  const phone = await request.newContext({ baseURL: site.url });

  const picture = filled(await readFile(PICTURE), MEDIA_BYTES_MAX);
  await expectTaken(await studio.post('/api/media', form('karte.png', 'image/png', picture)));
  const sound = filled(Buffer.concat(Array.from({ length: 20 }, () => MP3_FRAME)), AUDIO_BYTES_MAX);
  await expectTaken(await studio.post('/api/media/audio', form('rundgang.mp3', 'audio/mpeg', sound)));
  const tooLarge = form('rundgang.mp3', 'audio/mpeg', filled(sound, AUDIO_BYTES_MAX + 1));
  const refused = await studio.post('/api/media/audio', tooLarge);
  expect(await refused.json()).toMatchObject({ errors: [{ code: 'media_too_large' }] });

  const runFile = { ...RUN_FILE, exploration: { ...RUN_FILE.exploration, name: 'Langer Weg' } };
  const data = filled(Buffer.from(JSON.stringify(runFile)), RUN_FILE_BYTES_MAX, ' ');
  const headers = { 'content-type': 'application/json' };
  await expectTaken(await studio.post('/api/management/explorations/file', { headers, data }));

  const run = `/api/management/explorations/${explorationId}`;
  await expectTaken(await studio.put(`${run}/languages`, { data: { add: ['en'], remove: [] } }));
  const exported = await studio.get(`${run}/texts/en/xliff`);
  await expectTaken(exported);
  const document = (await exported.json()).document.padEnd(XLIFF_BYTES_MAX, ' ');
  await expectTaken(await studio.post(`${run}/texts/en/xliff`, { data: { document } }));

  const target = Object.fromEntries(new URLSearchParams(joinPaths[0]?.split('?')[1]));
  const ids = Object.fromEntries(Object.entries(target).map(([name, id]) => [name, Number(id)]));
  const joined = await phone.post('/api/exploration/join', { data: ids });
  const { tokenType, accessToken } = await joined.json();
  const photo = form('IMG_0001.png', 'image/png', picture);
  await expectTaken(
    await phone.post(`/api/progress/photos?submission_id=${randomUUID()}`, {
      ...photo,
      headers: { authorization: `${tokenType} ${accessToken}` },
    }),
  );
  await Promise.all([studio.dispose(), phone.dispose()]);
});
