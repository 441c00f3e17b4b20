import { LANGUAGES, type Language } from './language.ts';

/** What a page says of itself to browsers, search engines and messengers. */
export interface PageHead {
  language: Language;
  /** Name of the site. */
  site: string;
  /** Name of the page; without it the site's name stands alone. */
  title?: string | undefined;
  /** Plain text. */
  description: string;
  /** Picture of a creator: an http(s) address or a path of this site. */
  image?: string | null | undefined;
  /** Public origin of the site, without a trailing slash. */
  origin: string;
  /** Path of the page. */
  path: string;
  /** Private pages and failures stay out of search engines. */
  hidden: boolean;
}

export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** Facebook's spelling of the languages; the page's own stands in `<html lang>`. */
const LOCALES: Record<Language, string> = { de: 'de_DE', en: 'en_GB' };

/** Drawn for links that have no picture which messengers can show. */
const SHARE_PICTURE = '/share.png';

export function titleOf({ site, title }: PageHead): string {
  return title ? `${title} · ${site}` : site;
}

/** Every other tag of a page's head. Server and site render the same list, so neither can say what the other does not. */
export function tagsOf(head: PageHead): HeadTag[] {
  const { language, site, title = site, description, origin, path, hidden } = head;
  const address = origin + path;
  return [
    meta('description', description),
    ...(hidden ? [meta('robots', 'noindex')] : [link('canonical', address), property('og:url', address)]),
    property('og:type', 'website'),
    property('og:site_name', site),
    property('og:title', title),
    property('og:description', description),
    property('og:image', pictureOf(head)),
    property('og:locale', LOCALES[language]),
    ...LANGUAGES.filter((other) => other !== language).map((other) => property('og:locale:alternate', LOCALES[other])),
    meta('twitter:card', 'summary_large_image'),
  ];
}

/** The demo's pictures, which the server also draws for messengers. */
const DEMO_PICTURE = /^\/demo\/pictures\/([a-z\d-]+)\.svg$/;

/** Messengers show no SVG. */
function pictureOf({ image, origin }: PageHead): string {
  const demo = DEMO_PICTURE.exec(image ?? '')?.[1];
  if (demo !== undefined) return `${origin}/share/${demo}.png`;
  if (!image || /\.svg(?:[?#]|$)/i.test(image)) return origin + SHARE_PICTURE;
  return image.startsWith('/') ? origin + image : image;
}

function meta(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}

function link(rel: string, href: string): HeadTag {
  return { tag: 'link', attributes: { rel, href } };
}
