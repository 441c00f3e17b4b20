import { FIRST_SCREEN_SCRIPT } from '#html/first-screen-script.ts';
import { GAME_CALL_SCRIPT } from '#html/game-call-script.ts';
import { GAME_SCREEN_SCRIPT } from '#html/game-screen-script.ts';
import { START_SCRIPT } from '#html/start-script.ts';
import type { BuiltSite } from './built-site.ts';
import { type Preload, preloadTag } from './preload.ts';
import type { RenderedPage } from './rendered-page.ts';

const ENTRY = /\s*<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/;
const MODULES = /\s*<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>/g;
const STYLES = /\s*<link rel="stylesheet"[^>]*\shref="([^"]+)"[^>]*>/g;
const ROOT = /<div id="root">.*<\/div>/;
/** Tags that React hoists into the head: the preload of the page's picture. */
const HOISTED = /^(?:<link [^>]*\/>)+/;

/** The addresses that a pattern finds, in order. */
function addressesOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].flatMap(([, href]) => href ?? []);
}

/**
 * The style sheet as inline text, so that the first paint does not wait for it, and a disabled link, which keeps the site from loading it
 * again.
 */
async function inlineStyle({ text }: Pick<BuiltSite, 'text'>, href: string): Promise<string> {
  return `<style>${(await text(href)) ?? ''}</style>\n    <link rel="stylesheet" href="${href}" disabled />`;
}

/** The style sheets of the template and those that the page needs in addition. */
async function inlineStyles(html: string, { preloads, text }: Files): Promise<string[]> {
  const needed = preloads.filter(({ as }) => as === 'style').map(({ href }) => href);
  return Promise.all([...addressesOf(html, STYLES), ...needed].map((href) => inlineStyle({ text }, href)));
}

interface Page {
  /** Tags for the head. */
  head: string;
  /** Replaces the element `root` of the template. */
  body: string;
}

interface Files {
  /** Files that the page needs in addition to the template. */
  preloads: readonly Preload[];
  text: BuiltSite['text'];
}

/** Fills a page into HTML that already has its head: inline styles, and scripts that start after the first paint (docs/decisions/0058). */
async function startLater(html: string, page: Page, files: Files): Promise<string> {
  const entry = ENTRY.exec(html)?.[1] ?? '';
  const scripts = files.preloads.filter(({ as }) => as === 'script').map(({ href }) => href);
  const modules = [...addressesOf(html, MODULES), ...scripts];
  const head = [
    ...(await inlineStyles(html, files)),
    page.head,
    `<script data-src="${entry}" data-modules="${modules.join(' ')}">${START_SCRIPT}</script>`,
  ];
  return html
    .replace(ENTRY, '')
    .replaceAll(MODULES, '')
    .replaceAll(STYLES, '')
    .replace('</head>', () => `  ${head.filter(Boolean).join('\n    ')}\n  </head>`)
    .replace(ROOT, () => page.body);
}

/** Fills in a rendered page with the responses that it needs; the site hydrates it. */
export function renderedHtml(html: string, { markup, responses }: RenderedPage, files: Files): Promise<string> {
  const hoisted = HOISTED.exec(markup)?.[0] ?? '';
  const body = [
    `<div id="root" data-rendered>${markup.slice(hoisted.length)}</div>`,
    `<script type="application/json" id="responses">${responses}</script>`,
  ];
  return startLater(html, { head: hoisted, body: body.join('\n    ') }, files);
}

/** Fills in the first screen of the studio, which the site replaces, unless the script has removed it (docs/decisions/0058). */
export function firstScreenHtml(html: string, screen: string, files: Files): Promise<string> {
  const body = [`<div id="root" data-rendered>${screen}</div>`, `<script>${FIRST_SCREEN_SCRIPT}</script>`];
  return startLater(html, { head: '', body: body.join('\n    ') }, files);
}

const VIEWPORT = /<meta name="viewport"[^>]*>/;

/** Adds the script that starts the first call of a game, before everything that the browser loads. */
function withGameCall(html: string): string {
  return html.replace(VIEWPORT, (tag) => `${tag}\n    <script>${GAME_CALL_SCRIPT}</script>`);
}

/**
 * Fills in what a page of a game shows while it loads: styles inline, and scripts that start at once, because they draw the game. The
 * site puts the game in its place, and the script removes it where it does not belong.
 */
export async function gameHtml(html: string, screen: string, files: Files): Promise<string> {
  const scripts = files.preloads.filter(({ as }) => as !== 'style').map(preloadTag);
  const head = [...(await inlineStyles(html, files)), ...scripts];
  const body = `<div id="root" data-arriving>${screen}</div>\n    <script>${GAME_SCREEN_SCRIPT}</script>`;
  return withGameCall(html)
    .replaceAll(STYLES, '')
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace(ROOT, () => body);
}

/** The page that a service worker stores: it stands in for every page, so it has no placeholder, and shows at once what is stored. */
export function shellHtml(html: string, { callsGame }: { callsGame: boolean }): string {
  const empty = html.replace(ROOT, '<div id="root"></div>');
  return callsGame ? withGameCall(empty) : empty;
}
