import type { ManagedLanguage, ManagedText, ManagedTexts } from '@puzzle-runs/contract/management/translation.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { accountCall } from '#shell/account-call.ts';
import type { AlertCode } from '#shell/alerts/alerts.ts';
import { fetchAgain } from '#shell/fetch-again.ts';
import { type FormPart, useRecordForm } from '#shell/form/use-record-form.ts';
import { mergeRows, textKey, textsQuery, updateTextsCache } from './texts-query.ts';
import { sectionsOf, type TextGroup, type TextSection } from './translation-sections.ts';
import { changedTexts, type TextValues, textErrors, textValuesOf } from './translation-values.ts';

/** The texts of a section as one record of the form engine. */
export interface SectionTexts {
  rows: ManagedText[];
  languages: ManagedLanguage[];
}

interface Options {
  explorationId: number;
  texts: ManagedTexts;
  lang: string;
  section: TextSection;
  /** Name of the draft, see `useRecordForm`. */
  page: string;
  onSaved: (saved: SectionTexts, refusal?: AlertCode | null) => void;
}

const rowsOf = (section: TextSection | undefined) => section?.groups.flatMap(({ rows }) => rows) ?? [];

/** Form state of a section of texts; its groups are saved separately. */
export function useTranslationForm({ explorationId, texts, lang, section, page, onSaved }: Options) {
  const client = useQueryClient();
  const { languages } = texts;
  // The form follows its record by identity.
  const stored = useMemo((): SectionTexts => ({ rows: rowsOf(section), languages }), [section, languages]);

  function partOf({ rows }: TextGroup): FormPart<SectionTexts, TextValues> {
    return {
      fields: rows.map(textKey),
      check: (values) => textErrors(rows, values),
      save({ record, values, read }) {
        const changes = changedTexts(rows, values, read);
        if (changes.length === 0) return undefined;
        return async () => {
          const saved = await accountCall(routes.translations.changeTexts, {
            params: { exploration_id: explorationId, lang },
            body: { texts: changes },
          });
          return { rows: mergeRows(record?.rows ?? rowsOf(section), saved.rows), languages: saved.languages };
        };
      },
    };
  }

  return useRecordForm({
    stored,
    valuesOf: (record) => textValuesOf(record?.rows ?? []),
    page: () => page,
    parts: Object.fromEntries(section.groups.map((group) => [group.key, partOf(group)])),
    onSaved(saved, refusal) {
      updateTextsCache(client, explorationId, { lang, ...saved });
      onSaved(saved, refusal);
    },
    async reload() {
      const theirs = await fetchAgain(client, textsQuery(explorationId, lang));
      const current = sectionsOf(theirs.rows).find(({ key }) => key === section.key);
      return { rows: rowsOf(current), languages: theirs.languages };
    },
    // The API names a text by its place in the request; the checks above find what it would refuse.
    refusedOf: () => ({}),
  });
}

export type TranslationFormState = ReturnType<typeof useTranslationForm>;
