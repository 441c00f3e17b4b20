import { headTags, headTitle, type PageHead } from '@puzzle-runs/site/head.ts';
import { escapeHtml } from '#html/clean-html.ts';
import { type Preload, preloadTag } from './preload.ts';

/**
 * The built page with its language and its head filled in. The tags are marked, so that the site can put its own in their place.
 * @param early what the page asks for first; at the end, for the styles of a page count more than those of all pages
 * @param template index.html of the player site, with `<!--head-->` where the tags belong
 */
export function pageHtml(template: string, head: PageHead, early: readonly Preload[] = []): string {
  const tags = headTags(head).map(({ tag, attributes }) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    return `<${tag} data-server${written.join('')} />`;
  });
  const title = `<title data-server>${escapeHtml(headTitle(head))}</title>`;
  return template
    .replace(/<html lang="\w*"/, `<html lang="${head.language}"`)
    .replace('<!--head-->', () => [title, ...tags].join('\n    '))
    .replace('<div id="root"></div>', () => `<div id="root">${placeholderHtml(head)}</div>`)
    .replace('</head>', () => [...early.map((first) => `  ${preloadTag(first)}\n  `), '</head>'].join(''));
}

/** Placeholder shown until React mounts and replaces it; hidden from screen readers. */
function placeholderHtml({ site, title = site, description }: PageHead): string {
  return `<div class="arriving" aria-hidden="true"><p>${escapeHtml(title)}</p><p>${escapeHtml(description)}</p></div>`;
}
