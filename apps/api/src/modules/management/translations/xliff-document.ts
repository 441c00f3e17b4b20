import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { TextAddress } from '@puzzle-runs/domain/translation/text-fields.ts';
import { XMLBuilder, XMLParser } from 'fast-xml-parser';

/** One text with its translation, in a file for translation programs. */
export interface XliffUnit {
  id: string;
  source: string;
  /** Undefined while it is missing. */
  target: string | undefined;
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

/** An element in the order of the document: its children under its name, its attributes under `:@`, a text under `#text`. */
type Node = Readonly<Record<string, unknown>>;

/**
 * The units of an XLIFF 2 document and its target language.
 * @throws `invalid_request` for anything else, and for a document with a DOCTYPE, whose entities could make it huge
 */
export function readXliff(document: string): { lang: string; units: XliffUnit[] } {
  const root = parse(document).find((node) => 'xliff' in node);
  const attributes = attributesOf(root);
  if (!root || !attributes['version']?.startsWith('2.')) throw notXliff();
  return { lang: attributes['trgLang'] ?? '', units: descendants(root, 'unit').map(toUnit) };
}

function parse(document: string): Node[] {
  if (/<!DOCTYPE/i.test(document)) throw notXliff();
  try {
    return parser.parse(document, true) as Node[];
  } catch {
    throw notXliff();
  }
}

function notXliff(): Problem {
  return new Problem('invalid_request', undefined, 'document');
}

/** A program may split a text into segments; together they are the text. */
function toUnit(unit: Node): XliffUnit {
  const texts = (name: string) => descendants(unit, name).map(textOf);
  const target = texts('target');
  return {
    id: attributesOf(unit)['id'] ?? '',
    source: texts('source').join(''),
    target: target.length === 0 ? undefined : target.join(''),
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
