const COLOR = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/i];

/**
 * What the rich-text editor can make (specification 2, part 2), and nothing else: never svg, math, style, textarea or anything that
 * runs. The API cleans with this list whatever is written; the editor offers nothing beyond it.
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
  'colgroup',
  'col',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

/** Attributes by tag; `style` is for all of them, and only with the styles below. */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  '*': ['style'],
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start', 'type'],
  li: ['value'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  col: ['span'],
};

const LENGTH = /^\d{1,4}(\.\d{1,3})?(px|em|rem|pt|%)$/;

/** Styles and the values each may have. None of them can fetch anything or leave its place. */
export const ALLOWED_STYLES: Readonly<Record<string, readonly RegExp[]>> = {
  color: COLOR,
  'background-color': COLOR,
  'text-align': [/^(left|right|center|justify|start|end)$/],
  'text-decoration': [/^(none|underline|line-through|underline line-through|line-through underline)$/],
  'font-size': [/^\d{1,3}(\.\d{1,3})?(px|pt|em|rem|%)$/],
  'font-family': [/^[\w\s,'"-]{1,80}$/],
  'font-weight': [/^(normal|bold|[1-9]00)$/],
  'font-style': [/^(normal|italic)$/],
  'vertical-align': [/^(baseline|sub|super|top|middle|bottom)$/],
  'list-style-type': [/^(disc|circle|square|decimal|lower-alpha|upper-alpha|lower-roman|upper-roman)$/],
  'padding-inline-start': [LENGTH],
  width: [LENGTH],
  height: [LENGTH],
};

/** What a link may lead to, and where a picture may come from. A path of this site is fine for both. */
export const LINK_SCHEMES = ['http', 'https', 'mailto'] as const;
export const PICTURE_SCHEMES = ['http', 'https'] as const;

/** How deep elements may stand in each other; cleaning takes time by the depth, and nobody writes deeper. */
export const NESTING_MAX = 50;
