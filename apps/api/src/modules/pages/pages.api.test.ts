import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGES, type PageName, pagePath } from '@puzzle-runs/site/pages.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { keptAssetsFolder } from '#http/kept-builds.ts';
import { fileApp, testApp } from '#testing/test-app.ts';
import { writeBuild } from '#testing/write-build.ts';

const PLAYER_URL = 'https://play.example.org';

const { app, given } = await fileApp({ env: { PLAYER_URL } });
const path = await given.exploration({
  name: 'Grüner Weg',
  description: '<h2>Am Fluss</h2><p>Über die <b>Stein</b>erne Brücke &amp; zurück.</p>',
  image: '/pictures/weg.jpg',
});
const draft = await given.exploration({ name: 'Entwurf', published: false });
await given.battle('Große Fahrt', [
  { exploration: path, team: 'Füchse' },
  { exploration: path, team: 'Dachse' },
  { exploration: draft, team: 'Geister' },
]);
await given.battle('Andere Fahrt', [{ exploration: await given.exploration({ name: 'Anderswo' }), team: 'Hasen' }]);

const slugs = { exploration: 'grüner-weg', battle: 'große-fahrt', team: 'füchse', poi: 'brücke', tab: 'cloze' };
const pages = Object.keys(PAGES) as PageName[];

async function headOf(url: string, language?: string): Promise<string> {
  const { body } = await app.inject({ url, headers: language === undefined ? {} : { 'accept-language': language } });
  return body;
}

test('the page of a run has its name, first sentences and picture in the head', async () => {
  expect(await headOf(pagePath('exploration', slugs))).toMatchInlineSnapshot(`
    "<!doctype html><html lang="de"><head><title data-server>Grüner Weg · Puzzle Runs</title>
        <meta data-server name="description" content="Am Fluss Über die Steinerne Brücke &amp; zurück." />
        <link data-server rel="canonical" href="https://play.example.org/exploration/gr%C3%BCner-weg" />
        <meta data-server property="og:url" content="https://play.example.org/exploration/gr%C3%BCner-weg" />
        <meta data-server property="og:type" content="website" />
        <meta data-server property="og:site_name" content="Puzzle Runs" />
        <meta data-server property="og:title" content="Grüner Weg" />
        <meta data-server property="og:description" content="Am Fluss Über die Steinerne Brücke &amp; zurück." />
        <meta data-server property="og:image" content="https://play.example.org/pictures/weg.jpg" />
        <meta data-server property="og:locale" content="de_DE" />
        <meta data-server property="og:locale:alternate" content="en_GB" />
        <meta data-server name="twitter:card" content="summary_large_image" />
        <link rel="preload" as="fetch" crossorigin="anonymous" href="/api/explorations?name=gr%C3%BCner-weg&amp;limit=1" />
        <script type="module" crossorigin fetchpriority="low" src="/assets/main-abc.js"></script></head><body><div id="root"><div class="arriving" aria-hidden="true"><p>Grüner Weg</p><p>Am Fluss Über die Steinerne Brücke &amp; zurück.</p></div></div></body></html>"
  `);
});

test('the page of a run in a battle has both names in the head', async () => {
  const head = await headOf(pagePath('battleExploration', slugs));
  expect(head).toContain('<title data-server>Grüner Weg · Große Fahrt · Puzzle Runs</title>');
  expect(head).toContain(`rel="canonical" href="${PLAYER_URL}/battle/gro%C3%9Fe-fahrt/exploration/gr%C3%BCner-weg"`);
});

describe('names the run in the title of', () => {
  test.each([
    '/exploration/grüner-weg/poi',
    '/exploration/grüner-weg/poi/brücke',
    '/exploration/grüner-weg/share',
    '/exploration/grüner-weg/team',
    '/exploration/grüner-weg/team/füchse/poi',
    '/trial/exploration/grüner-weg/poi',
    `/join?exploration_id=${path.id}&exploration_code=EICHE`,
  ])('%s', async (url) => {
    expect(await headOf(encodeURI(url))).toContain('<title data-server>Grüner Weg · Puzzle Runs</title>');
  });

  test('pages of a battle, together with its name', async () => {
    for (const page of ['teamPois', 'teamPoi', 'teamRanking', 'teamShare', 'battleTeams'] as const) {
      expect(await headOf(pagePath(page, slugs))).toContain(
        '<title data-server>Grüner Weg · Große Fahrt · Puzzle Runs</',
      );
    }
  });

  test('no page for a run that is unknown or a draft', async () => {
    for (const url of ['/exploration/entwurf/poi', '/exploration/gibt-es-nicht/poi', '/exploration/%00/poi']) {
      const { statusCode, body } = await app.inject({ url });
      expect([statusCode, body.includes('<title data-server>Puzzle Runs</title>')], url).toEqual([200, true]);
    }
    for (const query of [
      '',
      '?exploration_id=x',
      '?exploration_id=1&exploration_id=2',
      `?exploration_id=${draft.id}`,
    ]) {
      expect(await headOf(`/join${query}`)).toContain('<title data-server>Du bist eingeladen · Puzzle Runs</title>');
    }
    expect(await headOf('/progress', 'en')).toContain('<title data-server>Progress · Puzzle Runs</title>');
  });
});

test('the head is in the language of the browser, by default German', async () => {
  expect(await headOf('/exploration')).toMatch(/<html lang="de">[^]*<title data-server>Runs entdecken · Puzzle Runs</);
  expect(await headOf('/exploration', 'fr-FR,de;q=0.5')).toMatch(/<html lang="en">[^]*>Discover runs · Puzzle Runs</);
  expect(await headOf('/', 'en')).toMatch(/<title data-server>Puzzle Runs<[^]*content="en_GB"[^]*content="de_DE"/);
  const { headers } = await app.inject({ url: '/' });
  expect(headers).toMatchObject({ vary: 'Origin, Accept-Language, Accept-Encoding', 'cache-control': 'no-cache' });
});

describe('serves every page of the table', () => {
  test.each(pages)('%s', async (page) => {
    const isPublic = PAGES[page].audience === 'public';
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url: pagePath(page, slugs) });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['x-robots-tag']).toBe(isPublic ? undefined : 'noindex');
      expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
      if (method === 'HEAD') expect(answer.body).toBe('');
      else expect(answer.body.includes('name="robots" content="noindex"')).toBe(!isPublic);
    }
  });

  test('also with a trailing slash or a query, with the same canonical address', async () => {
    expect(await headOf('/exploration/')).toContain(`rel="canonical" href="${PLAYER_URL}/exploration"`);
    expect(await headOf('/exploration?search=Dom')).toContain(`rel="canonical" href="${PLAYER_URL}/exploration"`);
  });
});

describe('serves the not-found page for an unknown address', () => {
  test.each([
    '/gibt/es/nicht',
    '/index.html',
    '/exploration/gibt-es-nicht',
    '/exploration/entwurf',
    '/exploration/%00',
    '/exploration/a%2Fb',
    `/exploration/${'a'.repeat(600)}`,
    "/exploration/x'%20or%201=1--",
    '/battle/große-fahrt',
    '/battle/große-fahrt/exploration/entwurf',
    '/battle/große-fahrt/exploration/anderswo',
    '/battle/gibt-es-nicht/exploration/grüner-weg',
    '/battle/%00/exploration/grüner-weg',
  ])('%s', async (url) => {
    const answer = await app.inject({ url: encodeURI(decodeURI(url)) });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.body).toContain('<title data-server>Hier endet der Weg · Puzzle Runs</title>');
    expect(answer.body).toContain('<div id="root">');
    expect(answer.body).not.toContain('canonical');
    expect(await app.inject({ method: 'HEAD', url: encodeURI(decodeURI(url)) })).toMatchObject({
      statusCode: 404,
      body: '',
    });
  });

  test('but returns a problem for files, the API and methods other than GET and HEAD', async () => {
    for (const url of ['/assets/gone.js', '/demo/pictures/gone.svg', '/api/gone']) {
      expect((await app.inject({ url })).json()).toEqual({ errors: [{ code: 'not_found' }] });
    }
    expect((await app.inject({ method: 'POST', url: '/gibt/es/nicht' })).json()).toEqual({
      errors: [{ code: 'not_found' }],
    });
  });
});

test('serves assets with a long cache time', async () => {
  const { statusCode, headers } = await app.inject({ url: '/assets/main-abc.js' });
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
});

test('serves assets of the build before the current one', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'puzzle-runs-data-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const kept = keptAssetsFolder(dataDir, 'player');
  await mkdir(kept, { recursive: true });
  await writeFile(join(kept, 'main-before.js'), 'before();');
  const { app } = await testApp({ env: { DATA_DIR: dataDir } });
  const { statusCode, headers, body } = await app.inject({ url: '/assets/main-before.js' });
  expect([statusCode, body, headers['cache-control']]).toEqual([
    200,
    'before();',
    'public, max-age=31536000, immutable',
  ]);
  expect((await app.inject({ url: '/assets/main-abc.js' })).statusCode).toBe(200);
});

test('the shell, which phones show without a network, is neutral and hidden from search engines', async () => {
  const { statusCode, headers, body } = await app.inject({ url: '/shell' });
  expect([statusCode, headers['x-robots-tag'], headers['cache-control']]).toEqual([200, 'noindex', 'no-cache']);
  expect(body).toContain('<title data-server>Puzzle Runs</title>');
  expect(body).toContain('<script type="module" crossorigin fetchpriority="low" src="/assets/main-abc.js"></script>');
  expect(body).not.toContain('rel="preload"');
});

test('escapes hostile names, descriptions and pictures', async () => {
  const { app, given } = await testApp();
  await given.exploration({
    name: `Böse "'></title><script>alert(1)</script> $& $1`,
    description: '<p>&lt;script&gt;alert(2)&lt;/script&gt; "\'&amp;lt; <!--head--></p><img src="x" onerror="alert(3)">',
    image: 'https://elsewhere.example/"><script>alert(4)</script>.png',
  });
  const { body, statusCode } = await app.inject({ url: '/exploration/böse-title-script-alert-1-script-1' });
  expect(statusCode).toBe(200);
  expect(body.match(/<script/g)).toHaveLength(1);
  expect(body).toContain(
    '<title data-server>Böse &quot;&#39;&gt;&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $1 · Puzzle Runs<',
  );
  expect(body).toContain('name="description" content="&lt;script&gt;alert(2)&lt;/script&gt; &quot;&#39;&amp;lt;" />');
  expect(body).toContain('content="https://elsewhere.example/&quot;&gt;&lt;script&gt;alert(4)&lt;/script&gt;.png"');
});

test('shortens a long description to its first sentences', async () => {
  const { app, given } = await testApp();
  const sentence = 'Der Weg führt am Ufer entlang bis zur alten Mühle und wieder zurück.';
  await given.exploration({ name: 'Lang', description: `<p>${sentence}</p>`.repeat(5) });
  const { body } = await app.inject({ url: '/exploration/lang' });
  expect(body).toContain(`name="description" content="${sentence} ${sentence}"`);
});

test('serves a new build without a restart, and 404 without a build', async () => {
  const siteFolder = await mkdtemp(join(tmpdir(), 'puzzle-runs-site-'));
  onTestFinished(() => rm(siteFolder, { recursive: true }));
  const { app } = await testApp({ siteFolder });
  expect((await app.inject({ url: '/' })).statusCode).toBe(404);
  for (const build of ['first', 'second']) {
    await writeBuild(siteFolder, { entry: `/assets/${build}.js` });
    expect((await app.inject({ url: '/' })).body).toContain(build);
  }
});

test.each(['/feature/nothing', '/feature/toString', '/license', '/license/education/nothing', '/terms/more'])(
  '%s is not found',
  async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404);
  },
);

test('other pages have their title in the language of the visitor, and studio pages are noindex', async () => {
  expect(await headOf('/terms', 'de')).toContain('<title data-server>Nutzungsbedingungen · Puzzle Runs</title>');
  expect(await headOf('/feature/sort', 'en')).toContain('<title data-server>Put in order · Puzzle Runs</title>');
  for (const url of ['/management', '/management/exploration/some-run']) {
    expect(await headOf(url)).toContain('content="noindex"');
  }
});
