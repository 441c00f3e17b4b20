const COLOR = [
  /^#([0-9a-f]{3}|[0-9a-f]{6})$/i,
  /^rgba?\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*(,\s*(1|0?\.\d{1,3})\s*)?\)$/i,
];

/**
 * Exactly the elements that the rich-text editor can produce: no svg, math, style, textarea or script. A `figure` holds
 * audio or video with its transcript. The API sanitises all HTML with this list, and the editor preserves everything on
 * it. A test checks that the samples in `test-data` use every tag, attribute and style.
 */
export const ALLOWED_TAGS = [
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
  'em',
  'u',
  's',
  'sub',
  'sup',
  'span',
  'a',
  'img',
  'table',
  'tbody',
  'tr',
  'th',
  'td',
  'figure',
  'audio',
  'video',
  'figcaption',
] as const;
type Tag = (typeof ALLOWED_TAGS)[number];

/** Synonyms of allowed tags; the sanitiser renames them. */
export const TAG_NAMES: Readonly<Record<string, Tag>> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
  thead: 'tbody',
  tfoot: 'tbody',
};

const ANYTHING = /^/;
const PIXELS = /^[1-9]\d{0,3}$/;
/** Of audio and video: with controls, in the page, and not loaded before they are played. */
const PLAYED = { controls: /^$/, preload: /^none$/, src: ANYTHING };
const SPANS = { colspan: /^[1-9]\d?$/, rowspan: /^[1-9]\d?$/ };

/** Allowed attributes by tag, with a pattern for their values. `href` and `src` are checked by their schemes. */
export const ALLOWED_ATTRIBUTES: Readonly<{ [tag in Tag]?: Readonly<Record<string, RegExp>> }> = {
  a: { href: ANYTHING, title: ANYTHING, rel: ANYTHING },
  img: { src: ANYTHING, alt: ANYTHING, width: PIXELS, height: PIXELS },
  ol: { start: /^-?\d{1,6}$/ },
  th: SPANS,
  td: SPANS,
  audio: PLAYED,
  video: { ...PLAYED, playsinline: /^$/ },
};

type Styles = Readonly<Record<string, readonly RegExp[]>>;

const INLINE: Styles = {
  color: COLOR,
  'font-size': [/^[1-9]\d{0,2}(px|pt|%)$/, /^(?=.*[1-9])\d(\.\d{1,2})?(em|rem)$/],
  'font-family': [/^[\w\s,'"-]{1,80}$/],
  'font-weight': [/^(normal|bold|400|[6-9]00)$/],
  'font-style': [/^(normal|italic)$/],
  'text-decoration': [/^(underline|line-through|underline line-through|line-through underline)$/],
};
const HIGHLIGHTABLE: Styles = { ...INLINE, 'background-color': COLOR };
const ALIGNABLE: Styles = { ...INLINE, 'text-align': [/^(left|right|center|justify|end)$/] };
const BLOCK: Styles = { ...ALIGNABLE, 'padding-inline-start': [/^(40|80|120|160|200|240|280|320)px$/] };
const CELL: Styles = {
  ...ALIGNABLE,
  'background-color': COLOR,
  'vertical-align': [/^(middle|bottom)$/],
  width: [/^[1-9]\d{0,3}px$/],
};

/** Allowed styles by tag, with patterns for their values. None of them can load a resource or move an element. */
export const ALLOWED_STYLES: Readonly<{ [tag in Tag]?: Styles }> = {
  p: BLOCK,
  h1: BLOCK,
  h2: BLOCK,
  h3: BLOCK,
  h4: BLOCK,
  blockquote: BLOCK,
  pre: BLOCK,
  li: ALIGNABLE,
  th: CELL,
  td: CELL,
  span: { ...HIGHLIGHTABLE, 'vertical-align': [/^(sub|super)$/] },
  a: HIGHLIGHTABLE,
  code: HIGHLIGHTABLE,
  strong: HIGHLIGHTABLE,
  em: HIGHLIGHTABLE,
  u: HIGHLIGHTABLE,
  s: HIGHLIGHTABLE,
  sub: HIGHLIGHTABLE,
  sup: HIGHLIGHTABLE,
};

/** Allowed schemes of links, and of pictures, audio and video. A path on this site is allowed for all. */
export const LINK_SCHEMES = ['http', 'https', 'mailto'] as const;
export const PICTURE_SCHEMES = ['http', 'https'] as const;

/**
 * Deepest nesting of elements. Sanitising takes longer the deeper elements are nested, and no real text comes near
 * this.
 */
export const NESTING_MAX = 50;
