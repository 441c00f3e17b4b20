import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { TextAddress } from '@puzzle-runs/domain/translation/text-fields.ts';
import { XMLBuilder, XMLParser } from 'fast-xml-parser';

/** One text with its translation, in a file for translation programs. */
export interface XliffUnit {
  id: string;
  source: string;
  /** Undefined while it is missing, also in a part. */
  target: string | undefined;
}

/** A unit of a file that was read. */
export interface ReadUnit extends XliffUnit {
  /** Whether some of its segments have a target, and others have none. */
  isIncomplete: boolean;
}

interface XliffFile {
  sourceLang: string;
  lang: string;
  units: (XliffUnit & { isFinal: boolean })[];
}

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  htmlEntities: true, // characters by number, which many programs write
});

/** The id of a text in the file; it holds only characters that XLIFF allows. */
export function unitIdOf({ record, id, field, itemId }: TextAddress): string {
  return [record, id, field, ...(itemId === null ? [] : [itemId])].join('-');
}

/** An XLIFF 2.1 document, whose elements are those of version 2.0. HTML is in it as escaped text. */
export function writeXliff({ sourceLang, lang, units }: XliffFile): string {
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    xliff: {
      '@xmlns': 'urn:oasis:names:tc:xliff:document:2.0',
      '@version': '2.1',
      '@srcLang': sourceLang,
      '@trgLang': lang,
      file: {
        '@id': 'texts',
        '@xml:space': 'preserve',
        unit: units.map(({ id, source, target, isFinal }) => ({
          '@id': id,
          segment: {
            '@state': isFinal ? 'final' : target === undefined ? 'initial' : 'translated',
            source,
            ...(target !== undefined && { target }),
          },
        })),
      },
    },
  });
}

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
  const parts = childrenOf(unit)
    .filter((child) => 'segment' in child || 'ignorable' in child)
    .map(toPart);
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

function toPart(part: Node, index: number): Part {
  const child = (name: string) => childrenOf(part).find((each) => name in each);
  const [source, target] = [child('source'), child('target')];
  const text = source ? textOf(source) : '';
  const isSegment = 'segment' in part && text.trim() !== '';
  const translated = target && textOf(target);
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

function textOf(node: Node): string {
  return childrenOf(node)
    .map((child) => (typeof child['#text'] === 'string' ? child['#text'] : textOf(child)))
    .join('');
}
