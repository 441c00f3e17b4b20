import type { Inline, TextRun } from './document-model.ts';

const SPACES = /[ \t\n\r\f]+/g;

/** Collapses white space as a browser does: each sequence becomes one space, removed at the start and end of a line. */
export function collapseSpaces(content: readonly Inline[]): Inline[] {
  let afterSpace = true;
  const collapsed = content.map((inline) => {
    if (inline.kind !== 'run') {
      afterSpace = inline.kind === 'break';
      return inline;
    }
    let text = inline.text.replace(SPACES, ' ');
    if (afterSpace && text.startsWith(' ')) text = text.slice(1);
    if (text !== '') afterSpace = text.endsWith(' ');
    return { ...inline, text };
  });
  return mergeTextRuns(trimLineEnds(collapsed));
}

/** Protects the editor's spaces so that a browser renders all of them; spaces at the end of a line are removed. */
export function protectSpaces(content: readonly Inline[]): Inline[] {
  let afterSpace = true;
  const spaced = trimLineEnds(mergeTextRuns(content)).map((inline) => {
    if (inline.kind !== 'run') {
      afterSpace = inline.kind === 'break';
      return inline;
    }
    const text = Array.from(inline.text, (character) => {
      const space = /\s/.test(character) && character !== '\u00a0';
      const shown = space ? (afterSpace ? '\u00a0' : ' ') : character;
      afterSpace = shown === ' ';
      return shown;
    }).join('');
    return { ...inline, text };
  });
  return mergeTextRuns(spaced);
}

function trimLineEnds(content: readonly Inline[]): Inline[] {
  let atEnd = true;
  return content
    .toReversed()
    .map((inline) => {
      if (inline.kind !== 'run') {
        atEnd = inline.kind === 'break';
        return inline;
      }
      const text = atEnd ? inline.text.replace(/[ \t\n\r\f]+$/, '') : inline.text;
      if (text !== '') atEnd = false;
      return { ...inline, text };
    })
    .toReversed();
}

/** Merges neighbouring runs with the same marks and drops empty runs. */
export function mergeTextRuns(content: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const inline of content) {
    const last = joined.at(-1);
    if (inline.kind === 'run' && inline.text === '') continue;
    if (inline.kind === 'run' && last?.kind === 'run' && haveSameFormat(inline, last))
      joined[joined.length - 1] = { ...last, text: last.text + inline.text };
    else joined.push(inline);
  }
  return joined;
}

function haveSameFormat(one: TextRun, other: TextRun): boolean {
  return (
    one.formats.join() === other.formats.join() &&
    JSON.stringify(one.style) === JSON.stringify(other.style) &&
    JSON.stringify(one.link) === JSON.stringify(other.link)
  );
}
