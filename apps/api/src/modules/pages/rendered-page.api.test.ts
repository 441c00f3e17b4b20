import { hash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { creator } from '#testing/creators.ts';
import { testApp } from '#testing/test-app.ts';
import { marked, translate } from '#testing/translating.ts';
import { writeBuild } from '#testing/write-build.ts';

interface PublicExplorations {
  rows: { description: string; description_lang?: string }[];
}

const siteFolder = await mkdtemp(join(tmpdir(), 'puzzle-runs-rendered-'));
afterAll(() => rm(siteFolder, { recursive: true }));
await mkdir(join(siteFolder, '.vite/server'), { recursive: true });
await writeBuild(siteFolder, {
  entry: '/assets/index.js',
  inline: { start: 'start();', gameCall: 'fetch("/api/joined/pois");', gameScreen: 'show();' },
});
await writeFile(
  join(siteFolder, '.vite/server/server-page.js'),
  `export function renderPage({ path, language, responses }) {
    const [[address, { rows }]] = Object.entries(responses);
    if (rows.some(({ name }) => name === 'Kaputt')) throw new Error('cannot be rendered');
    return '<main>' + [path, language, address, rows.length].join(' ') + '</main>';
  }
  export function renderGame({ path, language, run }) {
    return '<main>' + [path, language, run?.name, run?.lang].join(' ') + '</main>';
  }`,
);

test('a page arrives rendered, with the response that it needs, which cannot end its script element', async () => {
  const { app, given } = await testApp({ siteFolder });
  await given.exploration({ name: 'Weg</script><script>alert(1)</script>' });
  const { body, headers } = await app.inject({ url: '/', headers: { 'accept-language': 'en' } });
  expect(body).toContain('<main>/ en /api/explorations?limit=1 1</main>');
  const data = /<script type="application\/json" id="responses">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(JSON.parse(data)['/api/explorations?limit=1'].rows[0].name).toBe('Weg</script><script>alert(1)</script>');
  const script = /<script data-src="[^"]*" data-modules="[^"]*">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(headers['content-security-policy']).toContain(`'sha256-${hash('sha256', script, 'base64')}'`);
  expect(headers['content-security-policy']).toMatch(/script-src 'self'(?: 'sha256-[^']+'){3};/);
});

test('a rendered page shows a change at once', async () => {
  const { app, given } = await testApp({ siteFolder });
  const page = async () => (await app.inject({ url: '/exploration' })).body;
  expect(await page()).toContain('offset=0 0</main>');
  await given.exploration({ name: 'Neu' });
  expect(await page()).toContain('offset=0 1</main>');
});

test('a page with filters, and one that cannot be rendered, arrive as a placeholder', async () => {
  const { app, given } = await testApp({ siteFolder });
  await given.exploration({ name: 'Kaputt' });
  for (const url of ['/exploration?search=Dom', '/exploration/kaputt', '/terms']) {
    const { statusCode, body } = await app.inject({ url });
    expect(statusCode, url).toBe(200);
    expect(body, url).toContain('<div class="arriving"');
    expect(body, url).toContain('type="module" crossorigin fetchpriority="low" src="/assets/index.js"');
  }
});

test.each(['/', '/exploration', '/exploration/dom', '/exploration/dom?lang=de'])(
  'the page %s is the same with the marks of a newsletter or an advertisement',
  async (url) => {
    const { app, given } = await testApp({ siteFolder });
    await given.exploration({ name: 'Dom' });
    const page = async (url: string) => (await app.inject({ url, headers: { 'accept-language': 'de' } })).body;
    const marks = 'fbclid=IwAR0_x&utm_source=mail&utm_source=flyer&gclid=1&mc_cid=2&ref=toot&%5B%5D=%E4&empty';
    const plain = await page(url);
    expect(plain).toContain('<div id="root" data-rendered><main>');
    expect(await page(`${url}${url.includes('?') ? '&' : '?'}${marks}`)).toBe(plain);
    expect(await page(`${url}?utm_source=mail&alert=unexpected`)).not.toContain('data-rendered');
  },
);

test('a page arrives as a placeholder where rendering is switched off', async () => {
  const { app } = await testApp({ siteFolder, env: { RENDERED_PAGES: 'off' } });
  const { body, headers } = await app.inject({ url: '/' });
  expect(body).toContain('type="module" crossorigin fetchpriority="low" src="/assets/index.js"');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
});

test('a page is compressed as the browser accepts it', async () => {
  const { app } = await testApp({ siteFolder });
  const page = (encoding: string) => app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
  const plain = await page('identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const [brotli, gzip] = [await page('gzip, br'), await page('gzip')];
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('Accept-Encoding') });
});

test('the page of a run is rendered in the language of its address, else of the browser, else in its own', async () => {
  const opened = await testApp({ siteFolder });
  const ada = await creator(opened);
  const { exploration } = await ada.publishedExploration({ name: 'Dom', description: '<p>Los</p>' });
  await translate(ada.client, exploration, { lang: 'en', text: marked('en') });
  const page = async (query: string, languages: string) => {
    const response = await opened.app.inject({
      url: `/exploration/dom${query}`,
      headers: { 'accept-language': languages },
    });
    const data = /<script type="application\/json" id="responses">(.*?)<\/script>/.exec(response.body)?.[1];
    const [[address, list] = []] = Object.entries(JSON.parse(data ?? '{}') as Record<string, PublicExplorations>);
    const { description, description_lang: lang } = list?.rows[0] ?? {};
    const head = /<meta data-server name="description" content="([^"]*)"/.exec(response.body)?.[1];
    return { address, description, lang, head, vary: String(response.headers.vary) };
  };
  const first = '/api/explorations?name=dom&limit=1';
  const english = { description: '<p>en Los</p>', lang: 'en', head: 'en Los' };
  const german = { description: '<p>Los</p>', lang: undefined, head: 'Los' };
  const vary = expect.stringContaining('Accept-Language');
  expect(await page('', 'en-GB,de;q=0.5')).toEqual({ address: first, ...english, vary });
  expect(await page('', 'de')).toEqual({ address: first, ...german, vary });
  expect(await page('', 'fr')).toEqual({ address: first, ...german, vary });
  expect(await page('?lang=en', 'de')).toEqual({ address: `${first}&lang=en`, ...english, vary });
  expect(await page('?lang=de', 'en')).toEqual({ address: `${first}&lang=de`, ...german, vary });

  await translate(ada.client, exploration, { lang: 'en', text: marked('EN') });
  expect(await page('', 'en')).toMatchObject({ description: '<p>EN Los</p>', head: 'EN Los' });
  for (const query of ['?lang=fr', '?lang=%3Cscript%3E', '?lang=en&lang=de', '?lang=en&code=1']) {
    expect(await page(query, 'de'), query).toMatchObject({ address: undefined });
  }
});

test('a page of a game arrives with what is public of its run, starts its call at once, and its scripts beside it', async () => {
  const { app, given } = await testApp({ siteFolder });
  await given.exploration({ name: 'Der Weg' });
  await given.exploration({ name: 'Der Entwurf', published: false });
  const page = (url: string) => app.inject({ url, headers: { 'accept-language': 'en' } });
  const { body, headers } = await page('/exploration/der-weg/poi/dom');
  expect(body).toMatch(
    /<div id="root" data-arriving><main>\/exploration\/der-weg\/poi\/- en Der Weg de<\/main><\/div>/,
  );
  expect(body).toContain('<script type="module" crossorigin fetchpriority="low" src="/assets/index.js">');
  const scripts = [...body.matchAll(/<script>(.*?)<\/script>/g)].map(([, script = '']) => script);
  expect(scripts).toHaveLength(2);
  for (const script of scripts) {
    const source = `'sha256-${hash('sha256', script, 'base64')}'`;
    expect(headers['content-security-policy']).toContain(source);
  }
  expect((await page('/exploration/der-entwurf/poi')).body).toContain('<main>/exploration/der-entwurf/poi en  </main>');
  expect((await page('/trial/exploration/der-weg/poi')).body).toContain('<div class="arriving"');
  expect((await page('/shell')).body).toMatch(/<script>.*\/api\/joined\/pois.*<\/script>[^]*<div id="root"><\/div>/);
});
