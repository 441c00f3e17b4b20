import {
  XLIFF_ATTRIBUTES_MAX,
  XLIFF_BYTES_MAX,
  XLIFF_TAGS_MAX,
} from '@puzzle-runs/domain/translation/import-problems.ts';
import type { PlacedText } from '@puzzle-runs/domain/translation/source-texts.ts';
import { type TextAddress, textField } from '@puzzle-runs/domain/translation/text-fields.ts';
import { escapeHtml } from '#html/clean-html.ts';
import { INLINE_TYPE } from './xliff-document.ts';
import { type Inline, inlineOf } from './xliff-inline.ts';

/** One text with its translation, in a file for translation programs. */
export interface WrittenUnit extends PlacedText {
  /** Undefined while it is missing. */
  target: string | undefined;
  isFinal: boolean;
}

interface XliffFile {
  sourceLang: string;
  lang: string;
  units: readonly WrittenUnit[];
}

/** The id of a text in the file; it holds only characters that XLIFF allows. */
export function unitIdOf({ record, id, field, itemId }: TextAddress): string {
  return [record, id, field, ...(itemId === null ? [] : [itemId])].join('-');
}

/**
 * An XLIFF 2.1 document, whose elements are those of version 2.0: groups by spot and quest, HTML as inline codes. A
 * run so large that its file could not be imported again gets its HTML as escaped text, which is shorter.
 */
export function writeXliff(file: XliffFile): string {
  const document = written(file, inlineOf);
  const count = (text: string) => document.split(text).length - 1;
  const fits =
    Buffer.byteLength(document) <= XLIFF_BYTES_MAX &&
    count('<') <= XLIFF_TAGS_MAX &&
    count('="') <= XLIFF_ATTRIBUTES_MAX;
  return fits ? document : written(file, () => undefined);
}

type ToInline = (html: string, known?: ReadonlyMap<string, string>) => Inline | undefined;

function written({ sourceLang, lang, units }: XliffFile, toInline: ToInline): string {
  const optional = units.filter(({ required }) => !required).length;
  const note = `${units.length} texts, of which ${optional} may be left out.`;
  const spots = Map.groupBy(units, ({ poiId }) => poiId);
  const groups = Array.from(spots, ([poiId, texts]) => {
    if (poiId === null) return group('run', 'Run', texts.map((unit) => unitOf(unit, toInline)).join(''));
    const own = texts.filter(({ taskType }) => taskType === null);
    const quests = Map.groupBy(
      texts.filter(({ taskType }) => taskType !== null),
      ({ id }) => id,
    );
    const inside = Array.from(quests, ([id, ofQuest]) =>
      group(`quest-${id}`, nameIn(ofQuest, 'task'), ofQuest.map((unit) => unitOf(unit, toInline)).join('')),
    );
    return group(
      `spot-${poiId}`,
      nameIn(own, 'poi'),
      own.map((unit) => unitOf(unit, toInline)).join('') + inside.join(''),
    );
  });
  const xliff = { xmlns: 'urn:oasis:names:tc:xliff:document:2.0', version: '2.1', srcLang: sourceLang, trgLang: lang };
  const notes = element('notes', {}, element('note', {}, note));
  const content = element('file', { id: 'texts', 'xml:space': 'preserve' }, notes + groups.join(''));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('xliff', xliff, content)}`;
}

function nameIn(units: readonly WrittenUnit[], record: 'poi' | 'task'): string {
  return units.find((unit) => unit.record === record && unit.field === 'name')?.source ?? '';
}

function group(id: string, name: string, content: string): string {
  return element('group', { id, name }, content);
}

function unitOf(unit: WrittenUnit, toInline: ToInline): string {
  const { source, target, isFinal, record, field } = unit;
  const isHtml = textField(record, field)?.format === 'html';
  const from = isHtml ? toInline(source) : undefined;
  const into = from && target !== undefined ? toInline(target, from.data) : undefined;
  const inline = from && (target === undefined || into) ? { from, into } : undefined;
  const data = Array.from((into ?? from)?.data ?? [], ([id, text]) => element('data', { id }, escapeHtml(text)));
  const note = noteOf(unit);
  const state = isFinal ? 'final' : target === undefined ? 'initial' : 'translated';
  const translated = target === undefined ? '' : element('target', {}, inline?.into?.xml ?? escapeHtml(target));
  return element(
    'unit',
    { id: unitIdOf(unit), ...(inline && { type: INLINE_TYPE }) },
    (note === '' ? '' : element('notes', {}, element('note', {}, note))) +
      (inline && data.length > 0 ? element('originalData', {}, data.join('')) : '') +
      element('segment', { state }, element('source', {}, inline?.from.xml ?? escapeHtml(source)) + translated),
  );
}

/** What a translator has to know about a text; '' for running text. */
function noteOf({ field }: TextAddress): string {
  if (field === 'answer') return 'Answer that players type: must match what they find. May be left out.';
  if (field === 'code') return 'Code that players find on site: must match. May be left out.';
  if (field === 'word') return 'Answer, must match: fills a gap of the cloze text.';
  if (field === 'cloze_text') return 'Keep each gap of ten underscores.';
  if (field === 'choice') return 'Option of a choice.';
  if (field === 'option') return 'Option of a decision.';
  if (field === 'reaction') return 'Shown once players have chosen the option.';
  if (field === 'entry') return 'Entry that players put in order.';
  return '';
}

function element(name: string, attributes: Readonly<Record<string, string>>, content: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
}
