import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_STYLES,
  ALLOWED_TAGS,
  LINK_SCHEMES,
  NESTING_MAX,
  PICTURE_SCHEMES,
  TAG_NAMES,
} from '@puzzle-runs/domain/html/allow-list.ts';
import { separateBlocks } from '@puzzle-runs/site/excerpt.ts';
import sanitize from 'sanitize-html';

const REL = 'noopener noreferrer nofollow';

/** Players see controls, and load nothing before they play. */
const PLAYED = { controls: '', preload: 'none' };

/** The editor's allow-list (domain) as options of sanitize-html. */
const ALLOWED: sanitize.IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: Object.fromEntries(ALLOWED_TAGS.map((tag) => [tag, attributesOf(tag)])),
  // Without an entry for `*`, tags without an entry would keep every style.
  allowedStyles: { '*': {}, ...(ALLOWED_STYLES as Record<string, Record<string, RegExp[]>>) },
  allowedSchemes: [...LINK_SCHEMES],
  allowedSchemesByTag: { img: [...PICTURE_SCHEMES], audio: [...PICTURE_SCHEMES], video: [...PICTURE_SCHEMES] },
  allowedEmptyAttributes: ['alt', 'controls', 'playsinline'],
  exclusiveFilter: ({ tag, attribs }) => (tag === 'audio' || tag === 'video') && !attribs.src,
  allowProtocolRelative: false,
  nestingLimit: NESTING_MAX,
  transformTags: {
    ...TAG_NAMES,
    a: sanitize.simpleTransform('a', { rel: REL }),
    audio: (_tag, { src = '' }) => ({ tagName: 'audio', attribs: { ...PLAYED, src } }),
    video: (_tag, { src = '' }) => ({
      tagName: 'video',
      attribs: { controls: '', playsinline: '', preload: 'none', src },
    }),
    '*': (tagName, attribs) => ({ tagName, attribs: withKnownValues(tagName, attribs) }),
  },
};

function attributesOf(tag: (typeof ALLOWED_TAGS)[number]): string[] {
  return [...Object.keys(ALLOWED_ATTRIBUTES[tag] ?? {}), ...(ALLOWED_STYLES[tag] ? ['style'] : [])];
}

/** Drops attributes with a value that the allow-list refuses; `allowedAttributes` drops unknown attributes. */
function withKnownValues(tag: string, attributes: sanitize.Attributes): sanitize.Attributes {
  const values = ALLOWED_ATTRIBUTES[tag as keyof typeof ALLOWED_ATTRIBUTES];
  if (!values) return attributes;
  return Object.fromEntries(Object.entries(attributes).filter(([name, value]) => values[name]?.test(value) ?? true));
}

const PASSES = 5;

/**
 * Sanitises the HTML of creators before it is stored. Idempotent, so that a run stays the same when it moves between servers: remains of
 * broken tags need up to five passes. HTML that differs from the sanitised one only in `<hr>` for `<hr />` or a link without `rel` is
 * returned as it is, so that a run file comes back equal.
 */
export function cleanHtml(html: string): string {
  let clean = sanitize(html, ALLOWED);
  for (let pass = 1; pass < PASSES; pass++) {
    const again = sanitize(clean, ALLOWED);
    if (again === clean) break;
    clean = again;
  }
  return spelledAsSanitised(html) === clean ? html : clean;
}

/** Writes empty elements and links as sanitize-html does. Safe for the comparison: sanitised HTML has no `<` or `>` outside its tags. */
function spelledAsSanitised(html: string): string {
  return html
    .replace(/<(br|hr|img)((?: [^<>]*[^<>\s/])?)\s*\/?>/g, '<$1$2 />')
    .replace(/<a((?: [^<>]*)?)>/g, (tag, attributes: string) =>
      attributes.includes(' rel="') ? tag : `<a${attributes} rel="${REL}">`,
    );
}

const CHARACTERS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for elements and attributes of HTML or XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => CHARACTERS[character] ?? '');
}

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** UTF-16 units that `plainTextOf` reads; descriptions may be twenty times as long. */
const START = 5_000;

/** The plain text of the first 5,000 UTF-16 units of a creator's HTML. */
export function plainTextOf(html: string): string {
  const start = html.slice(0, START);
  const whole = start.lastIndexOf('<') > start.lastIndexOf('>') ? start.slice(0, start.lastIndexOf('<')) : start;
  const text = sanitize(separateBlocks(whole), { allowedTags: [], allowedAttributes: {} });
  return text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? '');
}
