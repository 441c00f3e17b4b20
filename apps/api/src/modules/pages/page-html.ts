import { headTags, headTitle, type PageHead } from '@puzzle-runs/site/head.ts';
import { escapeHtml } from '#html/clean-html.ts';
import { type Preload, preloadTag } from './preload.ts';

/**
 * Fills language and head tags into the built page. The tags are marked with `data-server`, so that the site can replace them.
 * @param preloads inserted at the end of the head, so that the styles of a page override the shared ones
 * @param template index.html of the player site, with `<!--head-->` where the tags belong
 */
export function pageHtml(template: string, head: PageHead, preloads: readonly Preload[] = []): string {
  const tags = headTags(head).map(({ tag, attributes }) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    return `<${tag} data-server${written.join('')} />`;
  });
  const title = `<title data-server>${escapeHtml(headTitle(head))}</title>`;
  const html = template
    .replace(/<html lang="\w*"/, `<html lang="${head.language}"`)
    .replace('<!--head-->', () => [title, ...tags].join('\n    '))
    .replace('<div id="root"></div>', () => `<div id="root">${placeholderHtml(head)}</div>`);
  return withPreloads(html, preloads);
}

/** Adds the tags of preloads at the end of the head. */
export function withPreloads(html: string, preloads: readonly Preload[]): string {
  return html.replace('</head>', () =>
    [...preloads.map((preload) => `  ${preloadTag(preload)}\n  `), '</head>'].join(''),
  );
}

/** Placeholder shown until React mounts and replaces it; hidden from screen readers. */
function placeholderHtml({ site, title = site, description }: PageHead): string {
  return `<div class="arriving" aria-hidden="true"><p>${escapeHtml(title)}</p><p>${escapeHtml(description)}</p></div>`;
}
