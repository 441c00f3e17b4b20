import { hash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fileApp, testApp } from '#testing/test-app.ts';
import { writeBuild } from '#testing/write-build.ts';

const { app } = await fileApp({ site: 'studio', env: { STUDIO_URL: 'https://studio.example.org' } });

describe('serves the same page at every address of the studio', () => {
  test.each([
    '/',
    '/register',
    '/management/exploration/gr%C3%BCner-weg/poi?offset=10',
    '/gibt/es/nicht',
    '/sitemap',
    '/management/exploration/gr%FCner-weg',
  ])('%s', async (url) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.stringContaining('max-age'),
        'content-security-policy': expect.stringContaining("default-src 'self'"),
      });
      expect(answer.body).toContain(method === 'GET' ? '/assets/studio-abc.js' : '');
    }
  });
});

test('returns 404 for missing files, unknown API addresses and other methods', async () => {
  const gone = [
    '/assets/gone.js',
    '/favicon.png',
    '/sitemap.xml',
    '/assets/../index.html/x.js',
    '/demo/pictures/gone.svg',
    '/api/gone',
    '/api/',
    '/assets/%2e%2e/%2e%2e/package.json',
  ];
  for (const url of gone) {
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.json()], url).toEqual([404, { errors: [{ code: 'not_found' }] }]);
  }
  expect((await app.inject({ method: 'POST', url: '/management' })).statusCode).toBe(404);
});

test('serves its files, the demo pictures and the API', async () => {
  const asset = await app.inject({ url: '/assets/studio-abc.js' });
  expect([asset.statusCode, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect((await app.inject({ url: '/demo/pictures/berlin.svg' })).statusCode).toBe(200);
  expect((await app.inject({ url: '/api/ready' })).json()).toEqual({ status: 'ok' });
  expect((await app.inject({ url: '/api/site' })).json()).toMatchObject({ studio_url: 'https://studio.example.org' });
});

test('robots.txt excludes all search engines', async () => {
  const { body, headers } = await app.inject({ url: '/robots.txt' });
  expect([body, headers['content-type']]).toEqual(['User-agent: *\nDisallow: /\n', 'text/plain; charset=utf-8']);
});

test('accepts a login of the player site', async () => {
  const player = await testApp();
  const studio = await testApp({ site: 'studio', url: player.url });
  const token = await player.given.session(1);
  expect(await studio.as(token).users.myself()).toMatchObject({ status: 200, body: { name: 'User 1' } });
});

test('without a build the pages are not found, but the API works', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'puzzle-runs-studio-'));
  onTestFinished(() => rm(empty, { recursive: true }));
  for (const studioFolder of [empty, join(empty, 'dist')]) {
    const unbuilt = await testApp({ site: 'studio', studioFolder });
    expect((await unbuilt.app.inject({ url: '/' })).json()).toEqual({ errors: [{ code: 'not_found' }] });
    expect((await unbuilt.app.inject({ url: '/api/ready' })).statusCode).toBe(200);
  }
});

describe('the first screen of the list of runs', () => {
  async function builtStudio(env: Record<string, string> = {}) {
    const studioFolder = await mkdtemp(join(tmpdir(), 'puzzle-runs-studio-'));
    onTestFinished(() => rm(studioFolder, { recursive: true }));
    await mkdir(join(studioFolder, '.vite/first-screen'), { recursive: true });
    await writeBuild(studioFolder, {
      entry: '/assets/index.js',
      inline: { start: 'start();', firstScreen: 'show();' },
    });
    for (const language of ['de', 'en'])
      await writeFile(join(studioFolder, `.vite/first-screen/${language}.html`), `<main>${language}</main>`);
    return testApp({ site: 'studio', studioFolder, env });
  }

  test('comes in the browser’s language, with inline scripts that the content security policy allows', async () => {
    const { app } = await builtStudio();
    for (const url of ['/', '/management', '/management/exploration/']) {
      const { body, headers } = await app.inject({ url, headers: { 'accept-language': 'en' } });
      expect(body, url).toContain('<html lang="en">');
      expect(body, url).toContain('<div id="root" data-rendered><main>en</main></div>');
      const inline = [...body.matchAll(/<script(?: data-[^>]*)?>(.+?)<\/script>/g)].map(([, script = '']) => script);
      expect(inline).toHaveLength(2);
      for (const script of inline)
        expect(headers['content-security-policy']).toContain(`'sha256-${hash('sha256', script, 'base64')}'`);
    }
  });

  test('is missing on other pages, with a query, and where rendering is switched off', async () => {
    const [on, off] = [await builtStudio(), await builtStudio({ RENDERED_PAGES: 'off' })];
    const pages = [
      await on.app.inject({ url: '/management/battle' }),
      await on.app.inject({ url: '/management/exploration?search=Dom' }),
      await off.app.inject({ url: '/management/exploration' }),
    ];
    for (const { body } of pages) {
      expect(body).toContain('<div id="root"></div>');
      expect(body).toContain('type="module" crossorigin fetchpriority="low" src="/assets/index.js"');
    }
    expect(pages[2]?.headers['content-security-policy']).toContain("script-src 'self';");
  });
});
