import type { Block, Inline, RichTextDocument, TextStyle } from '../document/document-model.ts';
import { readHtml } from '../document/read-html.ts';
import { purifyToFragment } from './purify-html.ts';
import { convertWordLists } from './word-lists.ts';

/** Parses HTML from another program: keeps text and structure, drops the source's fonts and grey colours. */
export function readPasted(html: string): RichTextDocument {
  const page = new DOMParser().parseFromString(html, 'text/html');
  convertWordLists(page.body);
  const fragment = purifyToFragment(page.body);
  // Players would load the media from the site that it was copied from.
  for (const player of fragment.querySelectorAll('audio, video')) player.remove();
  return withoutForeignStyles(readHtml(fragment));
}

/** Drops fonts, sizes and grey colours; turns lines that hold only a blank into empty lines. */
export function withoutForeignStyles(blocks: RichTextDocument): RichTextDocument {
  return blocks.map((block): Block => {
    if (block.kind === 'rule' || block.kind === 'media') return block;
    if (block.kind === 'list') return { ...block, items: block.items.map((item) => ({ ...item, ...plainItem(item) })) };
    if (block.kind === 'text') {
      const content = plainInlines(block.content);
      // The page already has a title (h1).
      return { ...block, tag: block.tag === 'h1' ? 'h2' : block.tag, content: isBlank(content) ? [] : content };
    }
    const cells = block.rows.map((row) =>
      row.map(({ header, colSpan, rowSpan, background, blocks: inside }) => ({
        header,
        colSpan,
        rowSpan,
        ...(background && isColorful(background) && { background }),
        blocks: withoutForeignStyles(inside),
      })),
    );
    return { ...block, rows: cells };
  });
}

function plainItem({ content, lists }: { content: readonly Inline[]; lists: RichTextDocument }) {
  return {
    content: plainInlines(content),
    lists: withoutForeignStyles(lists).filter((block) => block.kind === 'list'),
  };
}

function plainInlines(content: readonly Inline[]): Inline[] {
  return content.map((inline) => (inline.kind === 'run' ? { ...inline, style: plainStyle(inline.style) } : inline));
}

function plainStyle({ color, 'background-color': background }: TextStyle): TextStyle {
  return {
    ...(color && isColorful(color) && { color }),
    ...(background && isColorful(background) && { 'background-color': background }),
  };
}

/** Black, white and greys are defaults of the source program, not a colour that an author chose. */
function isColorful(color: string): boolean {
  const channels = /^#(..)(..)(..)$/
    .exec(color)
    ?.slice(1)
    .map((hex) => Number.parseInt(hex, 16));
  return channels !== undefined && Math.max(...channels) - Math.min(...channels) >= 48;
}

function isBlank(content: readonly Inline[]): boolean {
  return content.every((inline) => inline.kind === 'run' && /^[\s\u00a0]*$/.test(inline.text));
}
