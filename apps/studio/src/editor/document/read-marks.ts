import { isSafeAddress, isSafeLink } from './addresses.ts';
import { FORMATS, type InlineFormat, type InlineImage, type TextLink, type TextStyle } from './document-model.ts';
import { readColor, readFontFamily, readFontSize } from './read-style.ts';

/** Formats, style and link of a text, inherited from all its ancestors. */
export interface TextMarks {
  readonly formats: readonly InlineFormat[];
  readonly style: TextStyle;
  readonly link?: TextLink;
  /** Whether white space is preserved. */
  readonly preformatted?: boolean;
}

const FORMAT_OF: { readonly [tag: string]: InlineFormat } = {
  B: 'bold',
  STRONG: 'bold',
  I: 'italic',
  EM: 'italic',
  U: 'underline',
  INS: 'underline',
  S: 'strikethrough',
  STRIKE: 'strikethrough',
  DEL: 'strikethrough',
  SUB: 'subscript',
  SUP: 'superscript',
  CODE: 'code',
  KBD: 'code',
  TT: 'code',
};

/** Elements whose background belongs to the box, not to the text in it. */
const FRAMES = /^(TABLE|THEAD|TBODY|TFOOT|TR|TD|TH|UL|OL|BODY)$/;

/** Returns the marks inside an element. */
export function marksIn(element: HTMLElement, around: TextMarks): TextMarks {
  const link = element.tagName === 'A' ? linkOf(element) : undefined;
  return {
    ...around,
    formats: formatsIn(element, around.formats),
    style: styleIn(element, around.style),
    ...(link && { link }),
    ...(element.tagName === 'PRE' && { preformatted: true }),
  };
}

function formatsIn({ tagName, style }: HTMLElement, around: readonly InlineFormat[]): InlineFormat[] {
  const formats = new Set(around);
  const own = FORMAT_OF[tagName];
  if (own) formats.add(own);
  const set = (format: InlineFormat, on: boolean) => (on ? formats.add(format) : formats.delete(format));
  // Word processors use styles for formats. Google Docs wraps everything in a <b> that is not bold.
  if (style.fontWeight) set('bold', /^(bold|bolder|[6-9]00)$/.test(style.fontWeight));
  if (style.fontStyle) set('italic', /^(italic|oblique)/.test(style.fontStyle));
  if (style.textDecoration.includes('underline')) formats.add('underline');
  if (style.textDecoration.includes('line-through')) formats.add('strikethrough');
  if (style.verticalAlign === 'sub') formats.add('subscript');
  if (style.verticalAlign === 'super') formats.add('superscript');
  return FORMATS.filter((format) => formats.has(format));
}

function styleIn(element: HTMLElement, around: TextStyle): TextStyle {
  const { style, tagName } = element;
  const color = readColor(style.color || (element.getAttribute('color') ?? ''));
  const background = FRAMES.test(tagName) ? undefined : readColor(style.backgroundColor);
  const family = readFontFamily(style.fontFamily);
  const size = readFontSize(style.fontSize);
  return {
    ...around,
    ...(color && { color }),
    ...(background && { 'background-color': background }),
    ...(family && { 'font-family': family }),
    ...(size && { 'font-size': size }),
  };
}

function linkOf(element: HTMLElement): TextLink | undefined {
  const href = element.getAttribute('href')?.trim() ?? '';
  const title = element.getAttribute('title');
  return isSafeLink(href) ? { href, ...(title && { title }) } : undefined;
}

/** Returns the image of an `img`; undefined when its address is not safe for players. */
export function imageOf(element: HTMLElement, { link }: TextMarks): InlineImage | undefined {
  const src = element.getAttribute('src')?.trim() ?? '';
  if (!isSafeAddress(src)) return undefined;
  const width = pixels(element.getAttribute('width'));
  const height = pixels(element.getAttribute('height'));
  return {
    kind: 'picture',
    src,
    alt: element.getAttribute('alt') ?? '',
    ...(width && { width }),
    ...(height && { height }),
    ...(link && { link }),
  };
}

function pixels(value: string | null): number | undefined {
  return value && /^\d{1,4}$/.test(value) && Number(value) > 0 ? Number(value) : undefined;
}
