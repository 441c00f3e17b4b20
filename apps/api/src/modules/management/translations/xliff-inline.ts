import { escapeHtml } from '#html/clean-html.ts';

/** HTML as XLIFF shows it: text that is translated, and its tags as codes that a program keeps. */
export interface Inline {
  /** Content of `source` or `target`, as XML. */
  xml: string;
  /** What the codes stand for, by their `dataRef`. */
  data: ReadonlyMap<string, string>;
}

const VOID = /^<(?:br|hr|img|wbr)\b/;
const READABLE: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/**
 * The inline codes of sanitised HTML: `pc` for an element, `ph` for an empty one and for a character by name. Codes are
 * numbered by their order, so those of source and target match. Undefined for HTML whose tags are not in pairs.
 * @param known names of what earlier texts of the same unit hold
 */
export function inlineOf(html: string, known: ReadonlyMap<string, string> = new Map()): Inline | undefined {
  const names = new Map(Array.from(known, ([name, text]) => [text, name]));
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `d${names.size + 1}`;
    names.set(text, name);
    return name;
  };
  const ends = endsOf(html);
  if (!ends) return undefined;
  let id = 0;
  const xml = html.replace(/<[^<>]*>|&#?\w+;|[^<&]+/g, (part, at: number) => {
    if (!part.startsWith('<')) {
      const text = part.startsWith('&') ? READABLE[part] : part;
      return text === undefined ? `<ph id="${++id}" dataRef="${nameOf(part)}"/>` : escapeHtml(text);
    }
    if (part.startsWith('</')) return '</pc>';
    const end = ends.get(at);
    if (end === undefined) return `<ph id="${++id}" dataRef="${nameOf(part)}"/>`;
    return `<pc id="${++id}" dataRefStart="${nameOf(part)}" dataRefEnd="${nameOf(end)}">`;
  });
  return { xml, data: new Map(Array.from(names, ([text, name]) => [name, text])) };
}

/** The end tag of each start tag, by the place of the start; undefined if they are not in pairs. */
function endsOf(html: string): ReadonlyMap<number, string> | undefined {
  const ends = new Map<number, string>();
  const open: { at: number; name: string }[] = [];
  for (const { 0: tag, index } of html.matchAll(/<[^<>]*>/g)) {
    const [, name = ''] = /^<\/?([\w-]+)/.exec(tag) ?? [];
    if (tag.startsWith('</')) {
      const start = open.pop();
      if (start?.name !== name) return undefined;
      ends.set(start.at, tag);
    } else if (!VOID.test(tag)) open.push({ at: index, name });
  }
  return open.length === 0 && !/[<>]/.test(html.replace(/<[^<>]*>/g, '')) ? ends : undefined;
}

/** Text between codes, as HTML. */
export function htmlTextOf(text: string): string {
  return text.replace(/[&<>]/g, (character) => escapeHtml(character));
}
