interface Block {
  kind: 'paragraph' | 'list';
  lines: string[];
}

interface TextPiece {
  text: string;
  /** Name of the linked page. */
  page?: string | undefined;
}

/** Paragraphs and lists of a text: one paragraph per line; consecutive lines starting with `- ` form a list. */
export function parseBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    const entry = /^- (.*)$/.exec(line)?.[1];
    const last = blocks.at(-1);
    if (entry === undefined) blocks.push({ kind: 'paragraph', lines: [line] });
    else if (last?.kind === 'list') last.lines.push(entry);
    else blocks.push({ kind: 'list', lines: [entry] });
  }
  return blocks;
}

/** Splits a line at its links, `[words](page)`. */
export function splitLinks(line: string): TextPiece[] {
  const cut = line.split(/\[([^\]]+)\]\((\w+)\)/);
  const pieces: TextPiece[] = [];
  for (let at = 0; at < cut.length; at += 3) {
    if (cut[at]) pieces.push({ text: cut[at] ?? '' });
    if (at + 1 < cut.length) pieces.push({ text: cut[at + 1] ?? '', page: cut[at + 2] });
  }
  return pieces;
}
