import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { headTags, headTitle, type PageHead } from '@puzzle-runs/site/head.ts';
import { fillTemplate, NO_FILES, type SiteFiles } from '@puzzle-runs/site/site-build.ts';
import { escapeHtml } from '#html/clean-html.ts';
import type { BuiltSite } from './built-site.ts';

interface Page {
  language: Language;
  /** Names of its files in `src/pages`. */
  files: readonly string[];
  /** Tags of the head. */
  head: readonly string[];
  /** Content of the element `root`. */
  screen: string;
}

const inlineScript = (text: string, attributes = '') => `<script${attributes}>${text}</script>`;
const moduleTag = (href: string) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}" />`;
const styleTag = (href: string) => `<link rel="stylesheet" crossorigin href="${href}" />`;
const entryTag = (src: string) => `<script type="module" crossorigin fetchpriority="low" src="${src}"></script>`;

/** What a page loads, each file once: the files of every page, its own, and its texts. */
function filesOf({ shared, pages }: BuiltSite, { files, language }: Pick<Page, 'files' | 'language'>): SiteFiles {
  const all = [shared, ...files.map((name) => pages[name] ?? NO_FILES)];
  return {
    scripts: [...new Set(all.flatMap(({ scripts, texts }) => [...scripts, ...texts[language]]))],
    styles: [...new Set(all.flatMap(({ styles }) => styles))],
  };
}

/**
 * The style sheet as inline text, so that the first paint does not wait for it, and a disabled link, which keeps the
 * site from loading it again.
 */
async function inlineStyle({ text }: BuiltSite, href: string): Promise<string> {
  return `<style>${(await text(href)) ?? ''}</style>\n    <link rel="stylesheet" href="${href}" disabled />`;
}

function fill(
  { template }: BuiltSite,
  { head, ...slots }: { head: readonly string[]; [slot: string]: unknown },
): string {
  return fillTemplate(template, { ...(slots as Record<string, string>), head: head.filter(Boolean).join('\n    ') });
}

/** Title and tags of a page, marked with `data-server`, so that the site can replace them. */
export function describedHead(head: PageHead): string[] {
  const tags = headTags(head).map(({ tag, attributes }) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    return `<${tag} data-server${written.join('')} />`;
  });
  return [`<title data-server>${escapeHtml(headTitle(head))}</title>`, ...tags];
}

/** Shown until React mounts and replaces it; hidden from screen readers. */
export function placeholder({ site, title = site, description }: PageHead): string {
  return `<div class="arriving" aria-hidden="true"><p>${escapeHtml(title)}</p><p>${escapeHtml(description)}</p></div>`;
}

/** The tag that requests the first data of a page, whose address is exactly that of the site's call. */
export function dataTag(address: string): string {
  return `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escapeHtml(address)}" />`;
}

/**
 * A page that its scripts draw.
 * @param callsGame whether the first call of a game starts before everything that the browser loads
 */
export function plainHtml(site: BuiltSite, page: Page, { callsGame = false } = {}): string {
  const { scripts, styles } = filesOf(site, page);
  const head = [...page.head, entryTag(site.entry), ...styles.map(styleTag), ...scripts.map(moduleTag)];
  const first = callsGame ? inlineScript(site.inline.gameCall ?? '') : '';
  return fill(site, { language: page.language, first, head, screen: page.screen });
}

/**
 * A page as the site draws it: styles inline, and scripts that start after the first paint (docs/decisions/0058). The
 * site hydrates it.
 * @param last tags that follow the screen
 */
export async function renderedHtml(site: BuiltSite, page: Page, last: string): Promise<string> {
  const { scripts, styles } = filesOf(site, page);
  const start = ` data-src="${site.entry}" data-modules="${scripts.join(' ')}"`;
  const head = [
    ...page.head,
    ...(await Promise.all(styles.map((href) => inlineStyle(site, href)))),
    inlineScript(site.inline.start ?? '', start),
  ];
  return fill(site, { language: page.language, head, state: ' data-rendered', screen: page.screen, last });
}

/** The responses that a rendered page shows. */
export function responsesTag(responses: string): string {
  return inlineScript(responses, ' type="application/json" id="responses"');
}

/** The script that removes the first screen of the studio on a device that shows another (docs/decisions/0058). */
export function firstScreenTag({ inline }: BuiltSite): string {
  return inlineScript(inline.firstScreen ?? '');
}

/**
 * What a page of a game shows while it loads: styles inline, and scripts that start at once, because they draw the
 * game. The site puts the game in its place, and the last script removes it where it does not belong.
 */
export async function gameHtml(site: BuiltSite, page: Page): Promise<string> {
  const { scripts, styles } = filesOf(site, page);
  const head = [
    ...page.head,
    entryTag(site.entry),
    ...(await Promise.all(styles.map((href) => inlineStyle(site, href)))),
    ...scripts.map(moduleTag),
  ];
  return fill(site, {
    language: page.language,
    first: inlineScript(site.inline.gameCall ?? ''),
    head,
    state: ' data-arriving',
    screen: page.screen,
    last: inlineScript(site.inline.gameScreen ?? ''),
  });
}
