import type { RunText } from '@puzzle-runs/contract/run-format.ts';
import type { SourceText } from '@puzzle-runs/domain/translation/source-texts.ts';
import { keyOf } from '@puzzle-runs/domain/translation/text-fields.ts';
import type { TranslatedText } from '#db/translated-texts.ts';

/** All texts of one record in one language, as a file has them; those of items are in the order of the source. */
interface FileTexts extends Readonly<Record<ItemList, readonly (RunText | null)[] | undefined>> {
  readonly [field: string]: RunText | readonly (RunText | null)[] | undefined;
}

type ByLanguage = Readonly<Record<string, FileTexts>>;

/** The lists of a file with texts of items. An option, and a reply, has a text in two of them. */
const ITEM_LISTS = ['items', 'reactions', 'reply_answers', 'replies'] as const;
type ItemList = (typeof ITEM_LISTS)[number];

/** The lists of all other fields are the items. */
const LISTS: Readonly<Partial<Record<string, ItemList>>> = {
  reaction: 'reactions',
  reply_answer: 'reply_answers',
  reply: 'replies',
};

const listOf = ({ field }: SourceText): ItemList => LISTS[field] ?? 'items';

/** The texts of an exploration by `keyOf`, then in the order of the languages. */
export type TranslatedByKey = ReadonlyMap<string, readonly TranslatedText[]>;

/** The texts of a record in a file; nothing without any. */
export function toFileTexts<Texts>(sources: readonly SourceText[], translated: TranslatedByKey): { texts?: Texts } {
  const languages = new Set(sources.flatMap((source) => (translated.get(keyOf(source)) ?? []).map(({ lang }) => lang)));
  const texts = [...languages].toSorted().map((lang) => {
    const textOf = (source: SourceText): RunText | null => {
      const found = translated.get(keyOf(source))?.find((text) => text.lang === lang);
      if (!found) return null;
      return found.sourceText === source.source ? found.text : { text: found.text, source: found.sourceText };
    };
    const fields = sources.flatMap((source) => {
      const text = source.itemId === null ? textOf(source) : null;
      return text === null ? [] : [[source.field, text] as const];
    });
    const lists = ITEM_LISTS.flatMap((list) => {
      const texts = itemsIn(sources, list).map(textOf);
      return texts.some((text) => text !== null) ? [[list, texts] as const] : [];
    });
    return [lang, Object.fromEntries([...fields, ...lists])] as const;
  });
  return texts.length > 0 ? { texts: Object.fromEntries(texts) as Texts } : {};
}

function itemsIn(sources: readonly SourceText[], list: ItemList): SourceText[] {
  return sources.filter((source) => source.itemId !== null && listOf(source) === list);
}

/** A text of a file with the source that it translates. */
export interface FileText {
  source: SourceText;
  lang: string;
  text: string;
  sourceText: string;
}

/**
 * The texts of a record of a file. Those of fields that the source
 * leaves blank, and items that it does not have, are left out.
 */
export function fromFileTexts(sources: readonly SourceText[], texts: object | undefined): FileText[] {
  return Object.entries((texts ?? {}) as ByLanguage).flatMap(([lang, record]) =>
    sources.flatMap((source) => {
      const found =
        source.itemId === null
          ? record[source.field]
          : record[listOf(source)]?.[itemsIn(sources, listOf(source)).indexOf(source)];
      if (found === undefined || found === null || Array.isArray(found)) return [];
      const made = found as RunText;
      if (typeof made === 'string') return [{ source, lang, text: made, sourceText: source.source }];
      return [{ source, lang, text: made.text, sourceText: made.source }];
    }),
  );
}

/** The texts of a record with `change` made to some of its fields. */
export function changeFileTexts(
  texts: object,
  fields: readonly string[],
  change: (text: string) => string,
): Record<string, FileTexts> {
  const changed = Object.entries(texts as ByLanguage).map(([lang, record]) => {
    const inFields = fields.flatMap((field) => {
      const made = record[field] as RunText | undefined;
      if (made === undefined) return [];
      return [
        [field, typeof made === 'string' ? change(made) : { text: change(made.text), source: change(made.source) }],
      ];
    });
    return [lang, { ...record, ...Object.fromEntries(inFields) }];
  });
  return Object.fromEntries(changed);
}
