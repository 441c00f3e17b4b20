import { parted } from '@puzzle-runs/domain/site/excerpt.ts';
import sanitize from 'sanitize-html';

const COLOR = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/i];

/** What the rich-text editor can make, and nothing else; never svg, math, style, textarea or anything that runs. */
const ALLOWED: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h1',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'pre',
    'code',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'span',
    'a',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    '*': ['style'],
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedStyles: {
    '*': {
      color: COLOR,
      'background-color': COLOR,
      'text-align': [/^(left|right|center|justify)$/],
      'font-size': [/^\d{1,3}(px|pt|%)$/],
      'font-family': [/^[\w\s,'"-]{1,80}$/],
      'padding-inline-start': [/^\d{1,3}px$/],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }) },
};

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
  const text = sanitize(parted(whole), { allowedTags: [], allowedAttributes: {} });
  return text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? '');
}
