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

/** The editor's list (domain), in the words of the cleaner. */
const ALLOWED: sanitize.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: Object.fromEntries(ALLOWED_TAGS.map((tag) => [tag, attributesOf(tag)])),
  // Without an entry for all tags, those that have none of their own would keep every style.
  allowedStyles: { '*': {}, ...(ALLOWED_STYLES as Record<string, Record<string, RegExp[]>>) },
  allowedSchemes: [...LINK_SCHEMES],
  allowedSchemesByTag: { img: [...PICTURE_SCHEMES] },
  allowProtocolRelative: false,
  nestingLimit: NESTING_MAX,
  transformTags: {
    ...TAG_NAMES,
    a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }),
    '*': (tagName, attribs) => ({ tagName, attribs: withKnownValues(tagName, attribs) }),
  },
};

function attributesOf(tag: (typeof ALLOWED_TAGS)[number]): string[] {
  return [...Object.keys(ALLOWED_ATTRIBUTES[tag] ?? {}), ...(ALLOWED_STYLES[tag] ? ['style'] : [])];
}

/** The attributes whose values the list knows; which of them a tag may have at all, the cleaner sees to. */
function withKnownValues(tag: string, attributes: sanitize.Attributes): sanitize.Attributes {
  const values = ALLOWED_ATTRIBUTES[tag as keyof typeof ALLOWED_ATTRIBUTES];
  if (!values) return attributes;
  return Object.fromEntries(Object.entries(attributes).filter(([name, value]) => values[name]?.test(value) ?? true));
}

const PASSES = 5;

/**
 * HTML of creators, cleaned when it is written; what is stored is what readers get. Cleaning twice changes nothing, or a run that
 * moves between two servers would not stay the same: what was left of broken tags is read once more.
 */
export function cleanHtml(html: string): string {
  let clean = sanitize(html, ALLOWED);
  for (let pass = 1; pass < PASSES; pass++) {
    const again = sanitize(clean, ALLOWED);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}

const CHARACTERS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in an element or an attribute of HTML or XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => CHARACTERS[character] ?? '');
}

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** UTF-16 units of a description that are read for its first sentences; descriptions may be twenty times as long. */
const START = 5_000;

/** The words at the start of a creator's HTML, without its marks. */
export function plainTextOf(html: string): string {
  const start = html.slice(0, START);
  const whole = start.lastIndexOf('<') > start.lastIndexOf('>') ? start.slice(0, start.lastIndexOf('<')) : start;
  const text = sanitize(separateBlocks(whole), { allowedTags: [], allowedAttributes: {} });
  return text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? '');
}
