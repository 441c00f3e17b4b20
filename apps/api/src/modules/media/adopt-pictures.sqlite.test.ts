import { CLOZE_BLANK } from '@puzzle-runs/domain/tasks/cloze/cloze.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { creator, done, freshName, NUMBER } from '#testing/creators.ts';
import { poi } from '#testing/given.ts';
import { httpServer } from '#testing/servers/http-server.ts';
import { testApp } from '#testing/test-app.ts';
import { marked, translate } from '#testing/translating.ts';
import { adoptStoredPictures } from './adopt-stored-pictures.service.ts';

const OWN = /^\/media\/[0-9a-f]{40}\.webp$/;
const OWN_IN_HTML = /<img src="\/media\/[0-9a-f]{40}\.webp"/;

const png = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#17694a' } })
  .png()
  .toBuffer();

/** A web host with pictures. */
async function pictureHost() {
  const host = { address: '', asked: [] as string[], isUp: true };
  host.address = await httpServer((request, response) => {
    host.asked.push(request.url ?? '');
    if (!host.isUp) response.writeHead(503).end();
    else if (request.url?.endsWith('.svg')) response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    else response.end(png);
  });
  return host;
}

async function withHost(env: NodeJS.ProcessEnv = {}) {
  const opened = await testApp({ env: { FOREIGN_PICTURES: 'any', ...env } });
  const host = await pictureHost();
  const picture = `${host.address}/dom.png?a=1&b=2`;
  const html = `<p>Vor</p><p><img src="${picture.replace('&', '&amp;')}" alt="Dom" width="300" /></p>`;
  return { ...opened, host, picture, html, ada: await creator(opened) };
}

type WithHost = Awaited<ReturnType<typeof withHost>>;

/** Where a creator can name a picture: returns what is stored. */
const PLACES: Record<string, (app: WithHost) => Promise<string | null>> = {
  'the picture of a run': async ({ ada, picture }) => (await ada.draft({ image: picture })).image,
  'the changed picture of a run': async ({ ada, picture }) => {
    const { id } = await ada.draft();
    const change = { params: { exploration_id: id }, body: { image: picture } };
    return done(await ada.client.managedExplorations.change(change)).image;
  },
  'the text of a run': async ({ ada, html }) => (await ada.draft({ description: html })).description,
  'the text of a spot': async ({ ada, html }) => (await ada.poi(await ada.draft(), { description: html })).description,
  'a hint': async ({ ada, picture }) => {
    const location = [{ hint_type: 'image', hint_value: picture, cost: 1 }];
    const createdPoi = await ada.poi(await ada.draft(), { location_type: 'hint', location } as never);
    return (createdPoi.location as { hint_value: string }[])[0]?.hint_value ?? null;
  },
  'the text of a quest': async ({ ada, html }) =>
    (await ada.task(await ada.poi(await ada.draft()), { description: html })).description,
  'what a quest asks for': async ({ ada, picture }) => {
    const task = { locate_type: 'image', image: picture, code: 'DOM' };
    const stored = await ada.task(await ada.poi(await ada.draft()), { task_type: 'locate', task } as never);
    return (stored.task as { image: string }).image;
  },
  'the example of a photo quest': async ({ ada, picture }) => {
    const task = { example_image: picture, example_caption: '', review: 'none' };
    const stored = await ada.task(await ada.poi(await ada.draft()), { task_type: 'photo', task } as never);
    return (stored.task as { example_image: string }).example_image;
  },
  'a team': async ({ ada, picture }) =>
    done(await ada.client.managedTeams.create({ body: { name: freshName('Team'), image: picture } })).image,
  'the text of a Versus': async ({ ada, html }) =>
    done(await ada.client.managedBattles.create({ body: { name: freshName('Versus'), description: html } }))
      .description,
};

describe('fetches a picture of another host at saving, and stores it re-encoded', () => {
  test.each(Object.entries(PLACES))('in %s', async (_place, save) => {
    const opened = await withHost();
    const stored = (await save(opened)) ?? '';
    expect(stored).toMatch(stored.startsWith('<') ? OWN_IN_HTML : OWN);
    expect(opened.host.asked).toEqual(['/dom.png?a=1&b=2']);
    const [own = ''] = /\/media\/\w+\.webp/.exec(stored) ?? [];
    const { rawPayload } = await opened.app.inject({ url: own });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 20, height: 10 });
  });

  test('only once for several places of one text, which stays as it is otherwise', async () => {
    const { ada, host, picture, html } = await withHost();
    const { description, image } = await ada.draft({ description: html + html, image: picture });
    expect(host.asked).toHaveLength(1);
    expect(description).toBe((html + html).replaceAll(/http[^"]*/g, image ?? ''));
  });
});

describe('keeps the address', () => {
  test('of a picture that cannot be fetched, or is of no accepted type', async () => {
    const { ada, host, picture } = await withHost();
    expect((await ada.draft({ image: `${host.address}/a.svg` })).image).toBe(`${host.address}/a.svg`);
    host.isUp = false;
    expect((await ada.draft({ image: picture })).image).toBe(picture);
  });

  test('of a picture on this server', async () => {
    const { ada, host } = await withHost({});
    const { host: elsewhere, ...app } = await withHost({ PLAYER_URL: host.address });
    const ben = await creator(app);
    expect((await ben.draft({ image: `${host.address}/media/x.webp` })).image).toBe(`${host.address}/media/x.webp`);
    expect((await ada.draft({ image: '/pictures/x.jpg' })).image).toBe('/pictures/x.jpg');
    expect([...host.asked, ...elsewhere.asked]).toEqual([]);
  });

  test('that is the text of a printed code', async () => {
    const { ada, host, picture } = await withHost();
    const createdPoi = await ada.poi(await ada.draft());
    const task = { locate_type: 'qr', image: picture, code: 'DOM' };
    expect(await ada.task(createdPoi, { task_type: 'locate', task } as never)).toMatchObject({
      task: { image: picture },
    });
    expect(host.asked).toEqual([]);
  });

  test('of every picture when FOREIGN_PICTURES is off', async () => {
    const { ada, host, picture, deps } = await withHost({ FOREIGN_PICTURES: 'off' });
    expect((await ada.draft({ image: picture })).image).toBe(picture);
    expect(await adoptStoredPictures(deps)).toBe(0);
    expect(host.asked).toEqual([]);
  });
});

test('fetches the pictures of an imported run', async () => {
  const { ada, picture, html } = await withHost();
  const createdPoi = poi('Dom', [{ name: 'Zahl', description: html, ...NUMBER, attempts: null } as never]);
  const exploration = {
    name: freshName('Einfuhr'),
    description: html,
    image: picture,
    postal_code: '',
    pois: [createdPoi],
  };
  const body = { format: 'puzzle-run/1', exploration };
  const { image, id, description } = done(
    await ada.client.managedExplorations.importFile({ body, query: {} } as never),
  );
  expect(image).toMatch(OWN);
  expect(description).toMatch(OWN_IN_HTML);
  const file = done(await ada.client.managedExplorations.exportFile({ params: { exploration_id: id } }));
  expect(JSON.stringify(file)).not.toContain(new URL(picture).host);
});

test('fetches the pictures of the translated texts of an imported run, of a gap text and an older source, too', async () => {
  const { ada, host, html } = await withHost();
  const gaps = `${html}<p>${CLOZE_BLANK}</p>`;
  const texts = { en: { cloze_text: gaps, description: { text: html, source: `${html}<p>Alt</p>` } } };
  const cloze = { name: 'Lücke', description: html, task_type: 'cloze', points: 1, texts };
  const createdPoi = poi('Dom', [{ ...cloze, task: { text: gaps, words: ['Tor'] } } as never]);
  const exploration = { name: freshName('Einfuhr'), postal_code: '', languages: ['en'], pois: [createdPoi] };
  const body = { format: 'puzzle-run/1', exploration };
  const { id } = done(await ada.client.managedExplorations.importFile({ body, query: {} } as never));
  const file = done(await ada.client.managedExplorations.exportFile({ params: { exploration_id: id } }));
  expect(file.exploration.pois[0]?.tasks[0]?.texts?.en).toMatchObject({
    description: { source: expect.stringContaining('Alt') },
  });
  expect(JSON.stringify(file)).not.toContain(host.address);
});

test('keeps the addresses beyond 200 pictures of an account in ten minutes, and leaves them to the daily job', async () => {
  const { ada, host, deps } = await withHost({ RATE_LIMIT: 'on' });
  const text = (save: number) =>
    Array.from({ length: 40 }, (_, index) => `<img src="${host.address}/${save}/${index}.png">`).join('');
  const saved: string[] = [];
  for (const save of [1, 2, 3, 4, 5, 6]) saved.push((await ada.draft({ description: text(save) })).description);
  expect(saved.map((html) => html.split('src="/media/').length - 1)).toEqual([40, 40, 40, 40, 40, 0]);
  expect(host.asked).toHaveLength(200);
  expect(saved[5]).toContain(`${host.address}/6/39.png`);
  expect(await adoptStoredPictures(deps)).toBe(1);
});

test('the daily job fetches the pictures that could not be fetched at saving, once', async () => {
  const opened = await withHost();
  const { host, deps, ada, picture, html } = opened;
  host.isUp = false;
  for (const save of Object.values(PLACES)) expect((await save(opened)) ?? '').toContain('http');
  const task = { locate_type: 'qr', image: picture, code: 'DOM' };
  const exploration = await ada.draft({ description: html });
  const createdPoi = await ada.poi(exploration);
  const printed = await ada.task(createdPoi, { task_type: 'locate', task } as never);
  expect(await adoptStoredPictures(deps)).toBe(0);

  host.isUp = true;
  expect(await adoptStoredPictures(deps)).toBe(Object.keys(PLACES).length + 1);
  host.asked = [];
  expect(await adoptStoredPictures(deps)).toBe(0);
  expect(host.asked).toEqual([]);
  const read = await ada.client.managedExplorations.list({ query: { name: exploration.slug } });
  expect(JSON.stringify(read.body)).toMatch(/\/media\/[0-9a-f]{40}\.webp/);
  const file = done(await ada.client.managedExplorations.exportFile({ params: { exploration_id: exploration.id } }));
  expect(JSON.stringify(file)).toContain(JSON.stringify(picture));
  expect(printed).toMatchObject({ task: { image: picture } });
});

test('translations stay up to date when the daily job moves a picture of their source', async () => {
  const { host, deps, ada, html } = await withHost();
  host.isUp = false;
  const exploration = await ada.draft({ description: html, intro: html });
  const createdPoi = await ada.poi(exploration, { description: html });
  const gaps = { text: `${html}<p>__________</p>`, preview: true, TaskClozeWords: [{ word: 'Dom', position: 1 }] };
  await ada.task(createdPoi, { description: html, explanation: html, task_type: 'cloze', task: gaps } as never);
  const { rows } = await translate(ada.client, exploration, { lang: 'en', text: marked('en') });
  expect(rows.length).toBeGreaterThan(7);
  const change = { params: { exploration_id: exploration.id }, body: { intro: `${html}<p>Neu</p>` } };
  done(await ada.client.managedExplorations.change(change));
  const readTexts = async () => {
    const query = { lang: 'en' };
    const { rows } = done(await ada.client.translations.texts({ params: { exploration_id: exploration.id }, query }));
    return rows;
  };
  const states = async () => (await readTexts()).map(({ record, field, state }) => ({ record, field, state }));
  const before = await states();
  expect(before.filter(({ state }) => state !== 'up_to_date')).toMatchObject([
    { field: 'intro', state: 'source_changed' },
  ]);

  host.isUp = true;
  expect(await adoptStoredPictures(deps)).toBeGreaterThan(0);
  expect(await states()).toEqual(before);
  for (const { source, text } of await readTexts()) {
    expect(source).not.toContain(host.address);
    expect(text).not.toContain(host.address);
  }
});

test('players’ browsers may load pictures from this site and the hosts of the map only', async () => {
  const { app } = await testApp({ env: { MAP_HOSTS: 'https://tiles.example.org' } });
  const { headers } = await app.inject({ url: '/' });
  expect(String(headers['content-security-policy']).split(';')).toContain(
    "img-src 'self' data: blob: https://tiles.example.org",
  );
});
