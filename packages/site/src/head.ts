import { LANGUAGES, type Language } from '@puzzle-runs/domain/preferred-language.ts';

/** The metadata of a page for browsers, search engines and messengers. */
export interface PageHead {
  language: Language;
  /** Name of the site. */
  site: string;
  /** Name of the page; left out on the home page. */
  title?: string | undefined;
  /** Plain text. */
  description: string;
  /** A creator's picture: an http(s) address or a path on this site. */
  image?: string | null | undefined;
  /** Public origin of the site, without a trailing slash. */
  origin: string;
  /** Path of the page. */
  path: string;
  /** Keeps private pages and error pages out of search engines. */
  hidden: boolean;
}

export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** Open Graph locales; the page's language is in `<html lang>`. */
const LOCALES: Record<Language, string> = { de: 'de_DE', en: 'en_GB' };

/** Default picture for links without a picture that messengers can show. */
const SHARE_PICTURE = '/share.png';

export function headTitle({ site, title }: PageHead): string {
  return title ? `${title} · ${site}` : site;
}

/** All tags of a page's head except the title. Server and site render the same list, so they cannot differ. */
export function headTags(head: PageHead): HeadTag[] {
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

/** Pictures of the demo; the server renders them as PNG for messengers. */
const DEMO_PICTURE = /^\/demo\/pictures\/([a-z\d-]+)\.svg$/;

/** Replaces SVG pictures, because messengers do not show SVG. */
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
