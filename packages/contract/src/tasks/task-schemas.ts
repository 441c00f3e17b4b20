import { TASK_TYPES, type TaskContents, type TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import type { AppRoute } from '@ts-rest/core';
import { z } from 'zod';
import { choice } from './choice.ts';
import { cloze } from './cloze.ts';
import { decision } from './decision.ts';
import { guessNumber } from './guess-number.ts';
import { guessText } from './guess-text.ts';
import { locate } from './locate.ts';
import { order } from './order.ts';
import { photo } from './photo.ts';

/**
 * Everything that crosses the wire of one kind of task. The schemas of creators check only the shape; whether a content
 * is complete is a rule of the domain.
 */
interface TaskSchemas<Content> {
  /** The content as players see it. It must not contain or reveal the answer. */
  played: z.ZodType;
  /** A player's answer; its `.meta` has the description and the example of the API document. */
  answer: z.ZodType;
  /** The whole content, right answers included. */
  content: z.ZodType<Content>;
  /** Absent fields get a default, and the domain's rules report the required ones as `missing`. */
  newContent: z.ZodType;
  /** The call that changes the content of a stored task; absent fields stay unchanged. */
  changeCall: Omit<AppRoute, 'responses'> & { body: z.ZodType };
  /** The content in a run file, without ids and positions: items are in the order of the file. */
  file: z.ZodType;
}

export const TASK_SCHEMAS = {
  guess_text: guessText,
  choice,
  guess_number: guessNumber,
  locate,
  cloze,
  order,
  photo,
  decision,
} as const satisfies { readonly [K in TaskType]: TaskSchemas<TaskContents[K]> };

type Schemas<K extends TaskType> = (typeof TASK_SCHEMAS)[K];
export type PlayedContent<K extends TaskType> = z.infer<Schemas<K>['played']>;
export type NewContent<K extends TaskType> = z.infer<Schemas<K>['newContent']>;
export type ContentChange<K extends TaskType> = z.infer<Schemas<K>['changeCall']['body']>;

/** One schema of a kind, with its type for a generic kind. */
export function taskSchema<K extends TaskType, Name extends keyof Schemas<K>>(kind: K, name: Name): Schemas<K>[Name] {
  return TASK_SCHEMAS[kind][name];
}

/** What `schemaOf` returns for each kind. */
export function perKind<PerKind extends Record<TaskType, unknown>>(schemaOf: (kind: TaskType) => unknown): PerKind {
  return Object.fromEntries(TASK_TYPES.map((kind) => [kind, schemaOf(kind)])) as PerKind;
}

/**
 * The union of one object schema per kind of task, told apart by `task_type`. The API document names the union and each
 * kind: `PlayedTask`, `PlayedTaskGuessText`.
 */
export function taskUnion<Options extends Record<TaskType, z.ZodObject>>(id: string, options: Options) {
  for (const [kind, schema] of Object.entries(options))
    z.globalRegistry.add(schema, { id: `${id}${pascalCase(kind)}` });
  const kinds = Object.values(options) as [Options[TaskType], ...Options[TaskType][]];
  return z.discriminatedUnion('task_type', kinds).meta({ id });
}

type PascalCase<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Capitalize<Word>}${PascalCase<Rest>}`
  : Capitalize<Name>;

/** `guess_text` becomes `GuessText`. */
function pascalCase(kind: string): string {
  return kind.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The call that changes the content of a kind: `changeGuessText` for `guess_text`. */
export type ChangeCallName<K extends TaskType> = `change${PascalCase<K>}`;

/** What `callOf` returns for each kind, under the name of its call. */
export function perChangeCall<PerCall>(callOf: (kind: TaskType) => unknown): PerCall {
  return Object.fromEntries(TASK_TYPES.map((kind) => [`change${pascalCase(kind)}`, callOf(kind)])) as PerCall;
}
