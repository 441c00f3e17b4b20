import { expect, test } from 'vitest';
import { renderedHtml } from './rendered-html.ts';

const TEMPLATE = `<html>
  <head>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/vendor.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body>
    <div id="root"><div class="arriving">Run</div></div>
  </body>
</html>`;

const page = {
  markup: '<link rel="preload" as="image" href="/weg.jpg"/><main>$& Weg</main>',
  responses: '{"/api/x":{"name":"\\u003c/script>"}}',
};
const preloads = [
  { as: 'style', href: '/assets/run.css' },
  { as: 'script', href: '/assets/run.js' },
] as const;

test('writes page, styles and data into the HTML, and starts the scripts later', async () => {
  const html = await renderedHtml(TEMPLATE, page, { preloads, text: async (href) => `/* ${href} */` });
  expect(html).toContain('<div id="root" data-rendered><main>$& Weg</main></div>');
  expect(html).not.toContain('arriving');
  expect(html).toContain(
    '<script type="application/json" id="responses">{"/api/x":{"name":"\\u003c/script>"}}</script>',
  );
  expect(html).toMatch(/<style>\/\* \/assets\/index\.css \*\/<\/style>[^]*<style>\/\* \/assets\/run\.css/);
  expect(html).toContain('data-src="/assets/index.js" data-modules="/assets/vendor.js /assets/run.js"');
  expect(html).not.toMatch(/type="module" crossorigin|<link rel="modulepreload"/);
  expect(html.indexOf('href="/weg.jpg"')).toBeLessThan(html.indexOf('</head>'));
});

test('links each style sheet disabled, so that the site does not load it again', async () => {
  const html = await renderedHtml(TEMPLATE, page, { preloads, text: async () => '' });
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/assets/index.css" disabled />',
    '<link rel="stylesheet" href="/assets/run.css" disabled />',
  ]);
});
