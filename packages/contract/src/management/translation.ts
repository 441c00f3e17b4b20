import {
  IMPORT_PROBLEMS,
  TEXTS_AT_ONCE_MAX,
  TEXTS_VALUES_MAX,
  XLIFF_BODY_BYTES_MAX,
  XLIFF_BYTES_MAX,
} from '@puzzle-runs/domain/translation/import-problems.ts';
import { TEXT_FIELD_NAMES, TEXT_FORMATS, TEXT_RECORDS } from '@puzzle-runs/domain/translation/text-fields.ts';
import { TEXT_STATES } from '@puzzle-runs/domain/translation/text-state.ts';
import { TRANSLATIONS_MAX } from '@puzzle-runs/domain/translation/translation-languages.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import type { CallMetadata } from '../call-metadata.ts';
import { contentLanguage } from '../exploration-facts.ts';
import { failures } from '../failures.ts';
import { id, idParam, submissionId, text, time, translatedText } from '../shared.ts';
import { taskType } from '../task.ts';
import { sessionToken } from '../token-headers.ts';

const c = initContract();

const HASH_MAX = 64;
const sourceHash = text(HASH_MAX);

/**
 * Addresses one text. `id` is that of the exploration, poi, hint or task; `item_id` that of an answer, choice, word or
 * entry of the task.
 */
const address = {
  record: z.enum(TEXT_RECORDS),
  id,
  field: z.enum(TEXT_FIELD_NAMES),
  item_id: id.nullable(),
};

const translationProgress = z.object({
  /** Texts that a language needs before players are offered it. */
  total: z.int(),
  done: z.int(),
  /** Texts whose source has changed since they were translated. */
  changed: z.int(),
  missing: z.int(),
  /** Texts that it may lack, such as answers; a file for translators has them, too. */
  optional: z.int(),
});

/** A language into which the creator translates the exploration. */
const managedLanguage = translationProgress
  .extend({
    lang: z.string(),
    /** Its own name, such as `Deutsch`; the tag of a language that is not in the list. */
    name: z.string(),
    direction: z.enum(['ltr', 'rtl']),
    /** Whether players are offered it: no required text is missing. */
    offered: z.boolean(),
  })
  .meta({ id: 'ManagedLanguage' });

/** One text of the source and, in the language asked for, its translation. */
const managedText = z
  .object({
    ...address,
    /** The poi of the text; null for texts of the exploration. */
    poi_id: id.nullable(),
    task_type: taskType.nullable(),
    format: z.enum(TEXT_FORMATS),
    /** Most characters. */
    max: z.int(),
    /** Whether players are offered the language only with this text. */
    required: z.boolean(),
    source: z.string(),
    source_hash: z.string(),
    /** Null while it is missing. */
    text: z.string().nullable(),
    state: z.enum(TEXT_STATES),
    /** The source that was translated, if it has changed since. */
    old_source: z.string().nullable(),
    updated_at: time.nullable(),
  })
  .meta({ id: 'ManagedText' });

const managedTexts = z
  .object({
    source_lang: z.string(),
    /** The language of `rows`; null without one. */
    lang: z.string().nullable(),
    languages: z.array(managedLanguage),
    count: z.int(),
    /** In order of play. */
    rows: z.array(managedText),
  })
  .meta({ id: 'ManagedTexts' });

const newText = z.object({
  ...address,
  item_id: id.nullable().default(null),
  /** HTML is sanitised like that of the source. An empty text deletes the translation. */
  text: translatedText,
  /** `source_hash` of the source as it was read. */
  source_hash: sourceHash,
  /** `updated_at` of the translation as it was read (null: it was missing): a newer one is not overwritten. */
  updated_at: time.nullable().optional(),
});

const languages = z.array(contentLanguage).max(TRANSLATIONS_MAX).default([]);

const ofExploration = z.object({ exploration_id: idParam });
const ofLanguage = ofExploration.extend({ lang: contentLanguage });

const importedUnit = {
  /** Id of the unit in the file. */
  unit: z.string(),
  /** Null for a unit that the exploration does not have. */
  Text: z.object(address).nullable(),
};
const problem = z.object({ reason: z.enum(IMPORT_PROBLEMS), ...importedUnit });

const importedTexts = z
  .object({
    applied: z.boolean(),
    /** Texts that the import stores, or would store with `apply`. */
    fits: z.int(),
    /** Texts that are stored like this already. */
    unchanged: z.int(),
    problems: z.array(problem.meta({ id: 'ImportProblem' })),
    /** Texts of which the file has a part only; they are left out. */
    incomplete: z.array(z.object(importedUnit).meta({ id: 'IncompleteUnit' })),
  })
  .meta({ id: 'ImportedTexts' });

export const translations = c.router({
  texts: {
    method: 'GET',
    path: '/management/explorations/:exploration_id/texts',
    summary: 'List the texts of an own exploration to translate',
    description:
      'Returns the languages with their progress and, with `lang`, every text of the source with its translation, ' +
      'in order of play.',
    pathParams: ofExploration,
    headers: sessionToken,
    query: z.object({ lang: contentLanguage.optional() }),
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: managedTexts },
  },
  changeLanguages: {
    method: 'PUT',
    path: '/management/explorations/:exploration_id/languages',
    summary: 'Add and remove languages of an exploration',
    description:
      'Adding a language that is there, or removing one that is not, changes nothing. Removing a language deletes ' +
      'its texts.',
    pathParams: ofExploration,
    headers: sessionToken,
    body: z.object({ add: languages, remove: languages }).meta({ id: 'LanguagesChange' }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'limit_reached', 'rate_limited'),
      200: managedTexts,
    },
  },
  changeTexts: {
    method: 'PUT',
    path: '/management/explorations/:exploration_id/texts/:lang',
    summary: 'Save texts of one language',
    description:
      'Saves all texts or none. Refused with `conflict` when a source text or a translation has changed since it ' +
      'was read; the same request may be repeated. Returns the texts that were sent.',
    pathParams: ofLanguage,
    headers: sessionToken,
    metadata: { bodyValues: TEXTS_VALUES_MAX } satisfies CallMetadata,
    body: z.object({ texts: z.array(newText).min(1).max(TEXTS_AT_ONCE_MAX) }).meta({ id: 'TextsChange' }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'conflict', 'rate_limited'),
      200: managedTexts,
    },
  },
  exportXliff: {
    method: 'GET',
    path: '/management/explorations/:exploration_id/texts/:lang/xliff',
    summary: 'Export the texts of one language as XLIFF 2.1',
    description: 'Returns every text of the source with its translation, for translation programs and agencies.',
    pathParams: ofLanguage,
    headers: sessionToken,
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'rate_limited'),
      200: z.object({ filename: z.string(), document: z.string() }).meta({ id: 'XliffFile' }),
    },
  },
  importXliff: {
    method: 'POST',
    path: '/management/explorations/:exploration_id/texts/:lang/xliff',
    summary: 'Import the texts of one language from XLIFF 2.1',
    description:
      'Without `apply` nothing is stored: the response says what would be, and what does not fit. Texts of a ' +
      'changed source are stored as such. A file of a region, such as `en-GB`, is for its language. ' +
      '`params.language` names the language of a file for another one, also where the exploration lacks it, and ' +
      '`params.source_language` that from which it was translated, if the exploration is written in another.',
    pathParams: ofLanguage,
    headers: sessionToken,
    query: z.object({ submission_id: submissionId }),
    metadata: { bodyLimit: XLIFF_BODY_BYTES_MAX, parsedInThread: true } satisfies CallMetadata,
    body: z.object({ document: text(XLIFF_BYTES_MAX), apply: z.boolean().default(false) }).meta({ id: 'XliffImport' }),
    responses: {
      ...failures('invalid_request', 'file_too_large', 'unauthorized', 'not_found', 'rate_limited', 'conflict'),
      200: importedTexts,
    },
  },
});

export type ManagedTexts = z.infer<typeof managedTexts>;
export type ManagedText = z.infer<typeof managedText>;
export type ManagedLanguage = z.infer<typeof managedLanguage>;
export type NewText = z.infer<typeof newText>;
export type ImportedTexts = z.infer<typeof importedTexts>;
