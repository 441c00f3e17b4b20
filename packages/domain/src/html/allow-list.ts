const COLOR = [
  /^#([0-9a-f]{3}|[0-9a-f]{6})$/i,
  /^rgba?\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*(,\s*(1|0?\.\d{1,3})\s*)?\)$/i,
];

/**
 * What the rich-text editor can make (specification 2, part 2), and nothing else: never svg, math, style, textarea or anything that
 * runs. The API cleans with this list whatever is written; whatever is on it, the editor keeps. The samples beside this file name each
 * tag, attribute and style at least once, and a test asks for those that are missing.
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
] as const;
type Tag = (typeof ALLOWED_TAGS)[number];

/** Other names of what is allowed: they become these. */
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
const SPANS = { colspan: /^[1-9]\d?$/, rowspan: /^[1-9]\d?$/ };

/** Attributes by tag, and the values each may have; addresses are checked by their schemes. */
export const ALLOWED_ATTRIBUTES: Readonly<{ [tag in Tag]?: Readonly<Record<string, RegExp>> }> = {
  a: { href: ANYTHING, title: ANYTHING, rel: ANYTHING },
  img: { src: ANYTHING, alt: ANYTHING, width: PIXELS, height: PIXELS },
  ol: { start: /^-?\d{1,6}$/ },
  th: SPANS,
  td: SPANS,
};

type Styles = Readonly<Record<string, readonly RegExp[]>>;

const OF_WORDS: Styles = {
  color: COLOR,
  'font-size': [/^[1-9]\d{0,2}(px|pt|%)$/, /^(?=.*[1-9])\d(\.\d{1,2})?(em|rem)$/],
  'font-family': [/^[\w\s,'"-]{1,80}$/],
  'font-weight': [/^(normal|bold|400|[6-9]00)$/],
  'font-style': [/^(normal|italic)$/],
  'text-decoration': [/^(underline|line-through|underline line-through|line-through underline)$/],
};
const MARKED: Styles = { ...OF_WORDS, 'background-color': COLOR };
const OF_LINES: Styles = { ...OF_WORDS, 'text-align': [/^(left|right|center|justify|end)$/] };
const OF_BLOCKS: Styles = { ...OF_LINES, 'padding-inline-start': [/^(40|80|120|160|200|240|280|320)px$/] };
const OF_CELLS: Styles = {
  ...OF_LINES,
  'background-color': COLOR,
  'vertical-align': [/^(middle|bottom)$/],
  width: [/^[1-9]\d{0,3}px$/],
};

/** Styles by tag, and the values each may have. None of them can fetch anything or leave its place. */
export const ALLOWED_STYLES: Readonly<{ [tag in Tag]?: Styles }> = {
  p: OF_BLOCKS,
  h1: OF_BLOCKS,
  h2: OF_BLOCKS,
  h3: OF_BLOCKS,
  h4: OF_BLOCKS,
  blockquote: OF_BLOCKS,
  pre: OF_BLOCKS,
  li: OF_LINES,
  th: OF_CELLS,
  td: OF_CELLS,
  span: { ...MARKED, 'vertical-align': [/^(sub|super)$/] },
  a: MARKED,
  code: MARKED,
  strong: MARKED,
  em: MARKED,
  u: MARKED,
  s: MARKED,
  sub: MARKED,
  sup: MARKED,
};

/** What a link may lead to, and where a picture may come from. A path of this site is fine for both. */
export const LINK_SCHEMES = ['http', 'https', 'mailto'] as const;
export const PICTURE_SCHEMES = ['http', 'https'] as const;

/** How deep elements may stand in each other; cleaning takes time by the depth, and nobody writes deeper. */
export const NESTING_MAX = 50;
