import {
  ENTRIES_MAX,
  PIECES_MAX,
  POIS_MAX,
  PREREQUISITES_MAX,
  REPLIES_MAX,
  TASKS_MAX,
} from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { ROUTES } from '@puzzle-runs/domain/game/game.ts';
import { ARRIVAL_CODE_LENGTH, isArrivalCode } from '@puzzle-runs/domain/poi/arrival-code.ts';
import { HINT_MINUTES_MAX, HINT_TRIES_MAX } from '@puzzle-runs/domain/poi/hint-timing.ts';
import { UNLOCK_MODES } from '@puzzle-runs/domain/poi/qualifiers.ts';
import type { TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import {
  HINT_MAX,
  HTML_MAX,
  PICTURE_DESCRIPTION_MAX,
  REACTION_MAX,
  REPLY_MAX,
  TRANSCRIPT_MAX,
} from '@puzzle-runs/domain/text/text-lengths.ts';
import { TRANSLATIONS_MAX } from '@puzzle-runs/domain/translation/translation-languages.ts';
import { z } from 'zod';
import { contentLanguage, fileFacts, filePlace } from './exploration-facts.ts';
import { arrivalRadius, arrivalWaitMinutes } from './management/arrival.ts';
import { coordinatesLocation, hintType, unlockType } from './poi.ts';
import {
  accessCode,
  addressText,
  amount,
  html,
  mediaUrl,
  name,
  nonBlankText,
  postalCode,
  ruleWithReason,
  text,
  visibility,
  writtenText,
} from './shared.ts';
import { attempts } from './task.ts';
import { fileItem } from './tasks/item-fields.ts';
import { perKind, taskSchema, taskUnion } from './tasks/task-schemas.ts';

/**
 * The texts of a record in other languages, by language tag. A text with `source` is a translation of that older
 * source, all others of the present one. Texts that are left out are missing.
 */
function inLanguages<Shape extends Record<string, z.ZodType<string>>>(id: string, shape: Shape) {
  const fields = Object.fromEntries(
    Object.entries(shape).map(([field, schema]) => [field, madeFrom(schema).optional()]),
  );
  const texts = z.strictObject(fields as { [F in keyof Shape]: z.ZodOptional<ReturnType<typeof madeFrom>> });
  return byLanguage(texts.meta({ id })).optional();
}

function madeFrom(schema: z.ZodType<string>) {
  return z.union([schema, z.strictObject({ text: schema, source: writtenText(HTML_MAX) })]);
}

function byLanguage<Texts extends z.ZodType>(texts: Texts) {
  return z
    .record(contentLanguage, texts)
    .refine(
      (languages) => Object.keys(languages).length <= TRANSLATIONS_MAX,
      ruleWithReason('too_many', 'too many languages'),
    );
}

const translatedItem = madeFrom(fileItem).nullable();

const taskTexts = byLanguage(
  z
    .strictObject({
      name: madeFrom(name).optional(),
      description: madeFrom(html.task.description).optional(),
      explanation: madeFrom(html.task.explanation).optional(),
      /** The text of a `cloze`. */
      cloze_text: madeFrom(html.task.cloze_text).optional(),
      image_description: madeFrom(nonBlankText(PICTURE_DESCRIPTION_MAX)).optional(),
      /** The caption of the example of a `photo`. */
      example_caption: madeFrom(nonBlankText(PICTURE_DESCRIPTION_MAX)).optional(),
      code: madeFrom(fileItem).optional(),
      /** Answers, choices, words, entries or options in the order of the source; null for a missing one. */
      items: z.array(translatedItem).max(ENTRIES_MAX).optional(),
      /** The reactions of a `decision`, in the order of the options that have one; null for a missing one. */
      reactions: z
        .array(madeFrom(nonBlankText(REACTION_MAX)).nullable())
        .max(ENTRIES_MAX)
        .optional(),
      /** Expected wrong answers that have letters, and the replies to them, in the order of the source. */
      reply_answers: z.array(translatedItem).max(REPLIES_MAX).optional(),
      replies: z
        .array(madeFrom(nonBlankText(REPLY_MAX)).nullable())
        .max(REPLIES_MAX)
        .optional(),
    })
    .meta({ id: 'RunTaskTexts' }),
).optional();

const taskName = z.strictObject({ poi: name, task: name }).meta({ id: 'RunTaskName' });

function runTaskOf<K extends TaskType>(kind: K) {
  return z.strictObject({
    name,
    description: html.task.description.default(''),
    task_type: z.literal(kind),
    points: amount,
    attempts: attempts.default(null),
    explanation: html.task.explanation.optional(),
    explain_after_attempts: z.boolean().optional(),
    partial: z.boolean().optional(),
    /** Other tasks of the same file, whose answers are shown beside it. */
    pieces: z.array(taskName).min(1).max(PIECES_MAX).optional(),
    texts: taskTexts,
    task: taskSchema(kind, 'file'),
  });
}

type RunTasks = { [K in TaskType]: ReturnType<typeof runTaskOf<K>> };

export const runTask = taskUnion('RunTask', perKind<RunTasks>(runTaskOf));

const hintTexts = inLanguages('RunHintTexts', { hint_value: nonBlankText(HINT_MAX) });
const descriptionTexts = inLanguages('RunHintDescriptions', { hint_description: writtenText(TRANSCRIPT_MAX) });
/** `hint_description`: what a picture shows, or what is said in audio or video. */
const hintBase = {
  hint_description: writtenText(TRANSCRIPT_MAX).optional(),
  cost: amount,
  /** When it comes and becomes free; left out at the default. */
  shown_after_tries: z.int().min(1).max(HINT_TRIES_MAX).nullable().optional(),
  shown_after_minutes: z.int().min(1).max(HINT_MINUTES_MAX).nullable().optional(),
  free_after_minutes: z.int().min(1).max(HINT_MINUTES_MAX).nullable().optional(),
  after_previous: z.boolean().optional(),
};

const runHint = z
  .discriminatedUnion('hint_type', [
    z
      .strictObject({
        hint_type: hintType.extract(['text']),
        hint_value: nonBlankText(HINT_MAX),
        ...hintBase,
        texts: hintTexts,
      })
      .meta({ id: 'RunHintText' }),
    z
      .strictObject({
        hint_type: hintType.extract(['image', 'video', 'audio']),
        hint_value: mediaUrl,
        ...hintBase,
        texts: descriptionTexts,
      })
      .meta({ id: 'RunHintPicture' }),
  ])
  .meta({ id: 'RunHint' });

/** Hints of a poi that is not found by hints. */
const hintsBeside = { hints: z.array(runHint).max(ENTRIES_MAX).optional() };

const runPrerequisite = z.strictObject({ unlock_type: unlockType, value: amount }).meta({ id: 'RunPrerequisite' });

/** How many of the named ones are needed. */
const needed = z.int().min(1).max(POIS_MAX);

/**
 * Conditions name pois of the same file, and tasks with their poi. An option has its text, or its number from 1 where
 * another option of the decision has the same text.
 */
const runCondition = z
  .discriminatedUnion('unlock_type', [
    z
      .strictObject({
        unlock_type: z.literal('poi_list'),
        value: needed,
        pois: z.array(name).min(1).max(POIS_MAX),
      })
      .meta({ id: 'RunPoiList' }),
    z
      .strictObject({
        unlock_type: z.literal('task_list'),
        value: needed,
        tasks: z.array(taskName).min(1).max(POIS_MAX),
      })
      .meta({ id: 'RunTaskList' }),
    z
      .strictObject({
        unlock_type: z.literal('decision'),
        decision: taskName,
        options: z
          .array(z.union([fileItem, z.int().min(1).max(ENTRIES_MAX)]))
          .min(1)
          .max(ENTRIES_MAX),
      })
      .meta({ id: 'RunChoice' }),
  ])
  .meta({ id: 'RunCondition' });

const runFinish = z
  .discriminatedUnion('rule', [
    z.strictObject({ rule: z.literal('pois_done'), pois: needed }).meta({ id: 'RunFinishPois' }),
    z.strictObject({ rule: z.literal('poi_done'), poi: name }).meta({ id: 'RunFinishPoi' }),
  ])
  .meta({ id: 'RunFinish' });

/** A new code is created for a poi that asks for arrival without one. */
const arrivalCode = text(ARRIVAL_CODE_LENGTH)
  .refine(isArrivalCode, ruleWithReason('unfit', 'must be six capital letters and digits without 0, O, 1 and I'))
  .nullable();

const poiBase = z.strictObject({
  name,
  description: html.poi.description.default(''),
  texts: inLanguages('RunPoiTexts', { name, ...html.poi }),
  arrival_radius: arrivalRadius.default(null),
  arrival_code: arrivalCode.default(null),
  arrival_wait_minutes: arrivalWaitMinutes.default(null),
  prerequisites: z.array(runPrerequisite).max(PREREQUISITES_MAX).default([]),
  conditions: z.array(runCondition).max(PREREQUISITES_MAX).optional(),
  /** All must hold without it. */
  unlock_mode: z.enum(UNLOCK_MODES).optional(),
  tasks: z.array(runTask).max(TASKS_MAX).default([]),
});

export const runPoi = z
  .discriminatedUnion('location_type', [
    poiBase
      .extend({
        location_type: z.literal('hint'),
        location: z.array(runHint).max(ENTRIES_MAX),
        target: coordinatesLocation.strict().nullable().default(null),
      })
      .meta({ id: 'RunPoiHint' }),
    poiBase
      .extend({
        location_type: z.literal('address'),
        location: z.strictObject({
          street: addressText,
          postal_code: postalCode,
          location: addressText,
          pin: filePlace.nullable().default(null),
        }),
        ...hintsBeside,
      })
      .meta({ id: 'RunPoiAddress' }),
    poiBase
      .extend({ location_type: z.literal('coordinates'), location: filePlace, ...hintsBeside })
      .meta({ id: 'RunPoiCoordinates' }),
  ])
  .meta({ id: 'RunPoi' });

/** A whole exploration as a file (`puzzle-run/1`), see docs/run-format.md. Pois and tasks are in playing order. */
export const runFile = z
  .strictObject({
    format: z.literal('puzzle-run/1'),
    exploration: z.strictObject({
      name,
      description: html.exploration.description.default(''),
      intro: html.exploration.intro.optional(),
      finale: html.exploration.finale.optional(),
      /** Languages into which it is translated. Texts of other languages are left out. */
      languages: z.array(contentLanguage).max(TRANSLATIONS_MAX).optional(),
      texts: inLanguages('RunTexts', html.exploration),
      image: mediaUrl.nullable().default(null),
      postal_code: text(5),
      code: accessCode.nullable().default(null),
      /** Everybody finds a run without it. The key of a link is never part of a file. */
      visibility: visibility.optional(),
      /** Players choose among the open pois without it. */
      route: z.enum(ROUTES).optional(),
      /** A run without it is finished when nothing is open. */
      finish: runFinish.optional(),
      ...fileFacts,
      published: z.boolean().default(true),
      pois: z.array(runPoi).max(POIS_MAX).default([]),
    }),
  })
  .meta({ id: 'RunFile' });

export type RunFile = z.infer<typeof runFile>;
/** A run file as it is written; what is left out has a default. */
export type WrittenRunFile = z.input<typeof runFile>;
/** One text of another language in a file. */
export type RunText = z.infer<ReturnType<typeof madeFrom>>;
export type RunPoi = z.infer<typeof runPoi>;
export type RunTask = z.infer<typeof runTask>;
export type RunCondition = z.infer<typeof runCondition>;
export type RunFinish = z.infer<typeof runFinish>;
export type RunHint = z.infer<typeof runHint>;

/** The hints of a poi of any kind, in order. */
export function hintsInFile(poi: RunPoi): readonly RunHint[] {
  return poi.location_type === 'hint' ? poi.location : (poi.hints ?? []);
}
