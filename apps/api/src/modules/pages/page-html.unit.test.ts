import type { PageFiles } from '@puzzle-runs/site/site-build.ts';
import { expect, test } from 'vitest';
import type { BuiltSite } from './built-site.ts';
import { dataTag, plainHtml, renderedHtml, responsesTag } from './page-html.ts';

const files = (name: string): PageFiles => ({
  scripts: [`/assets/${name}.js`],
  styles: [`/assets/${name}.css`],
  texts: { de: [`/assets/${name}-de.js`], en: [`/assets/${name}-en.js`] },
});

const site: BuiltSite = {
  build: '1',
  template:
    '<html lang="<!--language-->"><head><!--head--></head><div id="root"<!--state-->><!--screen--></div><!--last-->',
  inline: { start: 'start();' },
  entry: '/assets/main.js',
  shared: files('shared'),
  pages: { run: files('run'), play: files('play') },
  text: async (href) => `/* ${href} */`,
};

const page = {
  language: 'de',
  files: ['run'],
  head: ['<title>$& <!--last--></title>'],
  screen: '<main>$& Weg</main>',
} as const;

const hrefsOf = (html: string, rel: string) =>
  Array.from(html.matchAll(new RegExp(`rel="${rel}"[^>]* href="([^"]+)"`, 'g')), ([, href]) => href);

test('writes page, styles and data into the HTML, and starts the scripts later', async () => {
  const html = await renderedHtml(site, page, responsesTag('{"/api/x":{"name":"\\u003c/script>"}}'));
  expect(html).toContain('<div id="root" data-rendered><main>$& Weg</main></div>');
  expect(html).toContain(
    '<script type="application/json" id="responses">{"/api/x":{"name":"\\u003c/script>"}}</script>',
  );
  expect(html).toMatch(/<style>\/\* \/assets\/shared\.css \*\/<\/style>[^]*<style>\/\* \/assets\/run\.css/);
  expect(html).toContain(
    'data-src="/assets/main.js" data-modules="/assets/shared.js /assets/shared-de.js /assets/run.js /assets/run-de.js"',
  );
  expect(html).not.toMatch(/type="module"|<link rel="modulepreload"/);
});

test('links each inline style sheet disabled, so that the site does not load it again', async () => {
  const html = await renderedHtml(site, page, '');
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/assets/shared.css" disabled />',
    '<link rel="stylesheet" href="/assets/run.css" disabled />',
  ]);
});

test('names the files of a page once, with the texts of its language', () => {
  const html = plainHtml(site, { ...page, language: 'en', files: ['run', 'play', 'run', 'gone'] });
  expect(html).toContain('<html lang="en"><head><title>$& <!--last--></title>');
  expect(hrefsOf(html, 'stylesheet')).toEqual(['/assets/shared.css', '/assets/run.css', '/assets/play.css']);
  expect(hrefsOf(html, 'modulepreload')).toEqual(
    ['shared', 'shared-en', 'run', 'run-en', 'play', 'play-en'].map((name) => `/assets/${name}.js`),
  );
});

test('escapes an address in its attribute', () => {
  expect(dataTag('/a?"><script>')).toContain('href="/a?&quot;&gt;&lt;script&gt;"');
});
