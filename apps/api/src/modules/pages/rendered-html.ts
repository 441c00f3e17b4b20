import { START_SCRIPT } from '#html/start-script.ts';
import type { BuiltSite } from './built-site.ts';
import type { Preload } from './preload.ts';
import type { RenderedPage } from './rendered-page.ts';

const ENTRY = /\s*<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/;
const MODULES = /\s*<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>/g;
const STYLES = /\s*<link rel="stylesheet"[^>]*\shref="([^"]+)"[^>]*>/g;
/** What React wants in the head: the preload of the page's picture. */
const HOISTED = /^(?:<link [^>]*\/>)+/;

/** The addresses that a pattern finds, in order. */
function addressesOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].flatMap(([, href]) => href ?? []);
}

/**
 * The style sheet as text, so that the first paint waits for nothing; and a disabled link to it, from which the site sees that it need not
 * load it.
 */
async function inlineStyle({ style }: Pick<BuiltSite, 'style'>, href: string): Promise<string> {
  return `<style>${await style(href)}</style>\n    <link rel="stylesheet" href="${href}" disabled />`;
}

/**
 * Fills a rendered page into a page that has its head: styles inline, the responses that it needs, and scripts that start after the first
 * paint (docs/decisions/0058).
 * @param preloads what the page needs in addition to the template
 */
export async function renderedHtml(
  html: string,
  { markup, responses }: RenderedPage,
  { preloads, style }: { preloads: readonly Preload[]; style: BuiltSite['style'] },
): Promise<string> {
  const entry = ENTRY.exec(html)?.[1] ?? '';
  const preloaded = (as: Preload['as']) => preloads.filter((preload) => preload.as === as);
  const modules = [...addressesOf(html, MODULES), ...preloaded('script').map(({ href }) => href)];
  const sheets = [...addressesOf(html, STYLES), ...preloaded('style').map(({ href }) => href)];
  const hoisted = HOISTED.exec(markup)?.[0] ?? '';
  const head = [
    ...(await Promise.all(sheets.map((href) => inlineStyle({ style }, href)))),
    hoisted,
    `<script data-src="${entry}" data-modules="${modules.join(' ')}">${START_SCRIPT}</script>`,
  ];
  const body = [
    `<div id="root" data-rendered>${markup.slice(hoisted.length)}</div>`,
    `<script type="application/json" id="responses">${responses}</script>`,
  ];
  return html
    .replace(ENTRY, '')
    .replaceAll(MODULES, '')
    .replaceAll(STYLES, '')
    .replace('</head>', () => `  ${head.filter(Boolean).join('\n    ')}\n  </head>`)
    .replace(/<div id="root">.*<\/div>/, () => body.join('\n    '));
}
