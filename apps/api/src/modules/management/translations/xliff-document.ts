import { Problem } from '@puzzle-runs/domain/problem.ts';
import { XMLParser } from 'fast-xml-parser';
import { htmlTextOf } from './xliff-inline.ts';

/** A unit of a file that was read: one text with its translation. */
export interface ReadUnit {
  id: string;
  source: string;
  /** Undefined while it is missing, also in a part. */
  target: string | undefined;
  /** Whether some of its segments have a target, and others have none. */
  isIncomplete: boolean;
}

/** Marks a unit whose HTML is in inline codes; in files of older versions it is escaped text. */
export const INLINE_TYPE = 'puzzle:html';

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  htmlEntities: true, // characters by number, which many programs write
});

/**
 * An element in the order of the document: its children under
 * its name, its attributes under `:@`, a text under `#text`.
 */
type Node = Readonly<Record<string, unknown>>;

/**
 * The units of an XLIFF 2 document and its languages; '' for one that it does not name.
 * @throws `invalid_request` for anything else, and for a document with a DOCTYPE, whose entities could make it huge
 */
export function readXliff(document: string): { sourceLang: string; lang: string; units: ReadUnit[] } {
  const root = parse(document).find((node) => 'xliff' in node);
  const attributes = attributesOf(root);
  if (!root || !attributes['version']?.startsWith('2.')) throw notXliff();
  const { srcLang: sourceLang = '', trgLang: lang = '' } = attributes;
  return { sourceLang, lang, units: descendants(root, 'unit').map(toUnit) };
}

function parse(document: string): Node[] {
  if (/<!DOCTYPE/i.test(document)) throw notXliff();
  try {
    return parser.parse(document.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'), true) as Node[];
  } catch {
    throw notXliff();
  }
}

function notXliff(): Problem {
  return new Problem('invalid_request', undefined, 'document');
}

/** A segment of a text, or what stands between two of them. */
interface Part {
  /** Whether there is something to translate. */
  isSegment: boolean;
  source: string;
  target: string | undefined;
  /** Place of the target among the parts, from 1. */
  order: number;
}

/**
 * A program may split a text into segments; together they are the text. Only sources and targets directly in them
 * count: a unit may also hold proposals, which have some, too.
 */
function toUnit(unit: Node): ReadUnit {
  const data = originalDataOf(unit);
  const parts = childrenOf(unit)
    .filter((child) => 'segment' in child || 'ignorable' in child)
    .map((child, index) => toPart(child, index, data));
  const segments = parts.filter(({ isSegment }) => isSegment);
  const missing = segments.filter(({ target }) => target === undefined).length;
  const inOrder = parts.toSorted((a, b) => a.order - b.order);
  const isTranslated = segments.length > 0 && missing === 0;
  return {
    id: attributesOf(unit)['id'] ?? '',
    source: parts.map(({ source }) => source).join(''),
    target: isTranslated ? inOrder.map(({ source, target }) => target ?? source).join('') : undefined,
    isIncomplete: missing > 0 && missing < segments.length,
  };
}

/** States in which an empty target is meant: its text is in another segment. */
const DONE = ['translated', 'reviewed', 'final'];

function toPart(part: Node, index: number, data: OriginalData): Part {
  const child = (name: string) => childrenOf(part).find((each) => name in each);
  const [source, target] = [child('source'), child('target')];
  const text = source ? textOf(source, data) : '';
  const isSegment = 'segment' in part && text.trim() !== '';
  const translated = target && textOf(target, data);
  // Many programs write an empty target into a segment without translation.
  const isEmpty = isSegment && translated === '' && !DONE.includes(attributesOf(part)['state'] ?? '');
  const order = Number(attributesOf(target)['order']);
  return {
    isSegment,
    source: text,
    target: isEmpty ? undefined : translated,
    order: Number.isInteger(order) && order > 0 ? order : index + 1,
  };
}

function attributesOf(node: Node | undefined): Readonly<Record<string, string | undefined>> {
  return (node?.[':@'] ?? {}) as Record<string, string | undefined>;
}

function childrenOf(node: Node): Node[] {
  const [name] = Object.keys(node);
  const children = name === undefined ? undefined : node[name];
  return Array.isArray(children) ? (children as Node[]) : [];
}

/** Elements of this name at any depth, but not within each other. */
function descendants(node: Node, name: string): Node[] {
  return childrenOf(node).flatMap((child) => (name in child ? [child] : descendants(child, name)));
}

/** What the codes of a unit stand for, by their `dataRef`; undefined for a unit whose HTML is escaped text. */
type OriginalData = ReadonlyMap<string, string> | undefined;

function originalDataOf(unit: Node): OriginalData {
  const original = childrenOf(unit).find((child) => 'originalData' in child);
  // A program may drop the type, but not what the codes stand for.
  if (!original && attributesOf(unit)['type'] !== INLINE_TYPE) return undefined;
  const data = original ? childrenOf(original).filter((child) => 'data' in child) : [];
  return new Map(data.map((child) => [attributesOf(child)['id'] ?? '', textOf(child, undefined)]));
}

/** Text of an element; with `data` its codes become the HTML that they stand for. */
function textOf(node: Node, data: OriginalData): string {
  return childrenOf(node)
    .map((child) => {
      const text = child['#text'];
      if (typeof text === 'string') return data ? htmlTextOf(text) : text;
      const { dataRef, dataRefStart, dataRefEnd } = attributesOf(child);
      const code = (ref: string | undefined) => (ref === undefined ? '' : (data?.get(ref) ?? ''));
      return code(dataRef) + code(dataRefStart) + textOf(child, data) + code(dataRefEnd);
    })
    .join('');
}
