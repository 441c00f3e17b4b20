import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readAll } from '#media-storage/media-storage.ts';
import { s3Media } from '#media-storage/s3-media.ts';
import { creator, done, freshName } from '#testing/creators.ts';
import { objectStore } from '#testing/servers/object-store.ts';
import { temporaryMedia } from '#testing/temporary-media.ts';
import { type Client, testApp } from '#testing/test-app.ts';
import { storeAudio } from './audio.service.ts';
import { deleteUnusedPictures } from './delete-unused-pictures.service.ts';
import { storePicture } from './media.service.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

let shade = 0;

function uniquePicture(): Promise<Buffer> {
  shade += 1;
  return sharp({ create: { width: 10 + shade, height: 20, channels: 3, background: '#17694a' } })
    .png()
    .toBuffer();
}

async function withPictures(over: Parameters<typeof testApp>[0] = {}) {
  const opened = await testApp(over);
  const ada = await creator(opened);
  const { deps, clock } = opened;
  return {
    ...opened,
    ada,
    upload: async (bytes?: Buffer) => (await storePicture(deps, ada.userId, bytes ?? (await uniquePicture()))).url,
    isThere: async (url: string) => (await readAll(deps.media, url.replace('/media/', ''))) !== null,
    clear: () => deleteUnusedPictures(deps),
    /** Logs Ada in again, because sessions expire while the clock moves. */
    loggedIn: async () => opened.as(await opened.given.session(ada.userId)),
    async pass(minutes: number) {
      clock.passMinutes(minutes);
      return deleteUnusedPictures(deps);
    },
  };
}

type WithPictures = Awaited<ReturnType<typeof withPictures>>;
type Answer = { status: number; body: unknown };

const STORES = {
  disk: () => {
    const { media, remove } = temporaryMedia();
    onTestFinished(remove);
    return media;
  },
  bucket: async () => s3Media(`s3+http://KEY:secret@${(await objectStore({ key: 'KEY' })).host}/runs`),
};

test.each(Object.entries(STORES))('deletes a picture that was unused for a week (%s)', async (_name, open) => {
  const { upload, isThere, clear, pass } = await withPictures({ media: await open() });
  const url = await upload();
  expect(await clear()).toBe(0);
  expect(await pass(7 * DAY - HOUR)).toBe(0);
  expect(await isThere(url)).toBe(true);
  expect(await pass(2 * HOUR)).toBe(1);
  expect(await isThere(url)).toBe(false);
  expect(await clear()).toBe(0);
});

test('deletes a sound that was unused for a week, and keeps one in a hint or a text', async () => {
  const { deps, ada, isThere, pass } = await withPictures();
  const sound = async (tail: number) => {
    const file = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(1_000, tail)]);
    return (await storeAudio(deps, ada.userId, file)).url;
  };
  const [unused, hint, text] = [await sound(1), await sound(2), await sound(3)];
  await ada.poi(await ada.draft(), {
    location_type: 'hint',
    location: [{ hint_type: 'audio', hint_value: hint, cost: 0 }],
    description: `<figure><audio src="${text}"></audio></figure>`,
  });
  expect(await pass(8 * DAY)).toBe(1);
  expect([await isThere(unused), await isThere(hint), await isThere(text)]).toEqual([false, true, true]);
});

test.each(Object.entries(STORES))('deletes the smaller sizes of a picture with it (%s)', async (_name, open) => {
  const { app, upload, isThere, pass } = await withPictures({ media: await open() });
  const url = await upload();
  expect((await app.inject(`${url}?width=320`)).statusCode).toBe(200);
  const small = url.replace('.webp', '-320.webp');
  expect(await isThere(small)).toBe(true);
  expect(await pass(8 * DAY)).toBe(1);
  expect(await isThere(small)).toBe(false);
});

/** Where a picture may be used, and how to remove it from there. */
const SHOWN: Record<string, (pictures: WithPictures, url: string) => Promise<(client: Client) => Promise<Answer>>> = {
  'as the picture of a draft': async ({ ada }, url) => {
    const { id } = await ada.draft({ image: url });
    return (client) => client.managedExplorations.change({ params: { exploration_id: id }, body: { image: '' } });
  },
  'in the text of a run': async ({ ada }, url) => {
    const { id } = await ada.draft({ description: `<p>Schau: <img src="${url}" alt=""></p>` });
    return (client) => client.managedExplorations.remove({ params: { exploration_id: id } });
  },
  'in the text of a spot': async ({ ada }, url) => {
    const poi = await ada.poi(await ada.draft(), { description: `<p><img src="${url}" alt=""></p>` });
    return (client) => client.managedPois.remove({ params: { poi_id: poi.id } });
  },
  'as a hint': async ({ ada }, url) => {
    const location = [{ hint_type: 'image', hint_value: url, cost: 1 }];
    const poi = await ada.poi(await ada.draft(), { location_type: 'hint', location } as never);
    return (client) => client.managedPois.remove({ params: { poi_id: poi.id } });
  },
  'in the text of a quest': async ({ ada }, url) => {
    const poi = await ada.poi(await ada.draft());
    const { id } = await ada.task(poi, { description: `<p><a href="${url}">Plan</a></p>` });
    return (client) => client.tasks.remove({ params: { poi_id: poi.id, task_id: id } });
  },
  'as what a quest asks for': async ({ ada }, url) => {
    const poi = await ada.poi(await ada.draft());
    const task = { locate_type: 'image', image: url, code: 'DOM' } as const;
    const { id } = await ada.task(poi, { task_type: 'locate', task } as never);
    return (client) => client.tasks.remove({ params: { poi_id: poi.id, task_id: id } });
  },
  'by a team': async ({ ada }, url) => {
    const body = { name: freshName('Team'), image: url };
    const { id } = done(await ada.client.managedTeams.create({ body }));
    return (client) => client.managedTeams.remove({ params: { team_id: id } });
  },
  'in the text of a battle, with its whole address': async ({ ada }, url) => {
    const body = { name: freshName('Versus'), description: `<p><img src="https://play.example.org${url}" alt=""></p>` };
    const { id } = done(await ada.client.managedBattles.create({ body }));
    return (client) => client.managedBattles.remove({ params: { battle_id: id } });
  },
};

describe('keeps a picture while it is used', () => {
  test.each(Object.entries(SHOWN))('%s', async (_where, show) => {
    const shop = await withPictures();
    const url = await shop.upload();
    const takeAway = await show(shop, url);
    for (let week = 0; week < 3; week++) expect(await shop.pass(7 * DAY)).toBe(0);
    done(await takeAway(await shop.loggedIn()));
    expect(await shop.pass(6 * DAY)).toBe(0);
    expect(await shop.isThere(url)).toBe(true);
    expect(await shop.pass(2 * DAY)).toBe(1);
    expect(await shop.isThere(url)).toBe(false);
  });
});

test('keeps a picture of a frozen ranking after the team changed its picture', async () => {
  const { ada, deps, upload, isThere, pass, loggedIn } = await withPictures();
  const url = await upload();
  const { id } = done(await ada.client.managedBattles.create({ body: { name: freshName('Versus') } }));
  const rows = [{ Team: { name: 'Team', image: url } }] as never;
  const { battles } = deps.store.db.t;
  const frozen = { at: deps.now().toISOString(), rows, rank_by_share: false };
  await deps.store.transact((tx) => tx.update(battles).set({ frozen }));
  expect(await pass(8 * DAY)).toBe(0);
  done(await (await loggedIn()).managedBattles.remove({ params: { battle_id: id } }));
  await pass(8 * DAY);
  expect(await isThere(url)).toBe(false);
});

test('keeps a picture that is uploaded again during the clean-up', async () => {
  const { upload, isThere, clear, clock } = await withPictures();
  const bytes = await uniquePicture();
  for (let round = 0; round < 10; round++) {
    const url = await upload(bytes);
    clock.passMinutes(8 * DAY);
    await Promise.all([clear(), upload(bytes), clear()]);
    expect(await isThere(url)).toBe(true);
  }
});

test('keeps a picture that a run starts to use during the clean-up, unless it was deleted before', async () => {
  const { ada, deps, upload, isThere, clear, clock, loggedIn } = await withPictures();
  const exploration = await ada.draft();
  const params = { exploration_id: exploration.id };
  for (let round = 0; round < 10; round++) {
    const url = await upload();
    clock.passMinutes(8 * DAY);
    const { managedExplorations } = await loggedIn();
    // The clean-up looks for uses again after it deleted the row, so it sees every save that came before.
    let keptWhenSaved = false;
    const saving = managedExplorations.change({ params, body: { image: url } }).then(async (answer) => {
      expect(answer.status).toBe(200);
      keptWhenSaved = (await deps.store.db.$count(deps.store.db.t.pictures)) > 0;
    });
    await Promise.all([saving, clear()]);
    await clear();
    if (keptWhenSaved) expect(await isThere(url)).toBe(true);
    done(await managedExplorations.change({ params, body: { image: '' } }));
    clock.passMinutes(8 * DAY);
    await clear();
  }
});

test('concurrent clean-ups delete all unused pictures', async () => {
  const { upload, isThere, clear, clock } = await withPictures();
  const urls = [await upload(), await upload(), await upload()];
  clock.passMinutes(8 * DAY);
  await Promise.all([clear(), clear(), clear()]);
  for (const url of urls) expect(await isThere(url)).toBe(false);
});
