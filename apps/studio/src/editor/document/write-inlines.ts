import {
  FORMAT_TAGS,
  type Inline,
  STYLE_PROPERTIES,
  type TextLink,
  type TextRun,
  type TextStyle,
} from './document-model.ts';
import { protectSpaces } from './white-space.ts';

/** The `rel` that the API adds to every link; writing the same keeps the HTML unchanged when it is stored. */
const REL = 'noopener noreferrer nofollow';

/** Serialises a line of text. Trailing line breaks, which browsers do not render, are dropped. */
export function writeInlines(content: readonly Inline[]): string {
  let html = '';
  let open: readonly string[] = [];
  for (const inline of trimTrailingBreaks(protectSpaces(content))) {
    const wanted = elementsOf(inline);
    html += tagsBetween(open, wanted) + writeInline(inline);
    open = wanted;
  }
  return html + tagsBetween(open, []);
}

function trimTrailingBreaks(content: readonly Inline[]): readonly Inline[] {
  return content.slice(0, content.findLastIndex((inline) => inline.kind !== 'break') + 1);
}

/** Returns the opening tags around an inline, outermost first. */
function elementsOf(inline: Inline): string[] {
  const link = inline.link ? [linkTag(inline.link)] : [];
  return inline.kind === 'run' ? [...link, ...styleTag(inline), ...inline.formats.map(formatTag)] : link;
}

function linkTag({ href, title }: TextLink): string {
  const written = title === undefined ? '' : writeAttribute('title', title);
  return `<a${writeAttribute('href', href)}${written}${writeAttribute('rel', REL)}>`;
}

function styleTag({ style }: TextRun): string[] {
  const css = writeStyle(style);
  return css === '' ? [] : [`<span${writeAttribute('style', css)}>`];
}

function formatTag(format: keyof typeof FORMAT_TAGS): string {
  return `<${FORMAT_TAGS[format]}>`;
}

/** Returns the closing and opening tags between two neighbours. Shared outer tags stay open. */
function tagsBetween(from: readonly string[], to: readonly string[]): string {
  let shared = 0;
  while (shared < from.length && from[shared] === to[shared]) shared++;
  const closing = from.slice(shared).toReversed();
  return closing.map((tag) => `</${/\w+/.exec(tag)?.[0]}>`).join('') + to.slice(shared).join('');
}

function writeInline(inline: Inline): string {
  if (inline.kind === 'run') return escapeText(inline.text);
  if (inline.kind === 'break') return '<br />';
  const { src, alt, width, height } = inline;
  const size = { width, height };
  const sizes = Object.entries(size).map(([name, value]) =>
    value === undefined ? '' : writeAttribute(name, String(value)),
  );
  return `<img${writeAttribute('src', src)}${writeAttribute('alt', alt)}${sizes.join('')} />`;
}

/** Returns `property:value;…` in a fixed order, as the API writes it; '' when there is no style. */
export function writeStyle(style: TextStyle): string {
  return STYLE_PROPERTIES.flatMap((property) => (style[property] ? [`${property}:${style[property]}`] : [])).join(';');
}

export function writeAttribute(name: string, value: string): string {
  return ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`;
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
