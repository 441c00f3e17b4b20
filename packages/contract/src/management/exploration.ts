import { CHECKLIST_REASONS } from '@puzzle-runs/domain/exploration/publish-checklist.ts';
import { NAME_MAX, RUN_FILE_BYTES_MAX } from '@puzzle-runs/domain/limits.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { tokenPair } from '../join.ts';
import { runFile } from '../run-format.ts';
import { coordinate, failures, id, idParam, namedRecord, page, paging, text, time } from '../shared.ts';
import { sessionToken } from '../token-headers.ts';
import {
  codeInput,
  deleted,
  htmlInput,
  nameInput,
  optimisticLock,
  pictureInput,
  postalCodeInput,
} from './input-fields.ts';
import { managedPoi } from './poi.ts';

const c = initContract();

/** An exploration as its creator sees it, with its code. */
const managedExploration = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  postal_code: z.string(),
  PostalCodeCoordinate: coordinate.nullable(),
  code: z.string().nullable(),
  /** Only its creator can see a draft. */
  published: z.boolean(),
  rating: z.number(),
  ratings: z.int(),
  poi_count: z.int(),
  task_count: z.int(),
  pointsToEarn: z.int(),
  created_at: time,
  updated_at: time,
});

/** An exploration with all its pois and tasks, for printing. */
const printedExploration = managedExploration.extend({ Pois: z.array(managedPoi) });

const checklistItem = z.object({
  reason: z.enum(CHECKLIST_REASONS),
  /** Whether it prevents publishing. */
  blocking: z.boolean(),
  Poi: namedRecord.nullable(),
  Task: namedRecord.nullable(),
  /** For a poi that cannot be unlocked: what its prerequisite needs, and how much a player can reach at most. */
  unlock_type: z.enum(['points', 'tasks']).nullable(),
  needed: z.int().nullable(),
  in_reach: z.int().nullable(),
});

const newExploration = z.object({
  name: nameInput.default(''),
  description: htmlInput.default(''),
  image: pictureInput.default(null),
  postal_code: postalCodeInput.default(''),
  code: codeInput.default(null),
});

const explorationChange = z.object({
  name: nameInput.optional(),
  description: htmlInput.optional(),
  image: pictureInput.optional(),
  postal_code: postalCodeInput.optional(),
  code: codeInput.optional(),
  ...optimisticLock,
});

/** With `true` a run file whose name is taken is imported as `Name (2)`, `Name (3)` … */
const rename = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

const ofExploration = z.object({ exploration_id: idParam });
/** Slug of an own exploration. */
const byName = z.object({ name: text(NAME_MAX) });
const response = { ...failures, 200: managedExploration };

export const managedExplorations = c.router({
  list: {
    method: 'GET',
    path: '/management/explorations',
    summary: 'List the own explorations, newest first; with `name`, only the one with this slug',
    headers: sessionToken,
    query: z.object({ name: text(NAME_MAX).optional(), search: text(100).optional(), ...paging }),
    responses: { ...failures, 200: page(managedExploration) },
  },
  print: {
    method: 'GET',
    path: '/management/explorations/print',
    summary: 'Get an own exploration with its pois, tasks and answers',
    headers: sessionToken,
    query: byName,
    responses: { ...failures, 200: page(printedExploration) },
  },
  share: {
    method: 'GET',
    path: '/explorations/share',
    summary: 'Get the share page of an own exploration: its join link, including the code',
    headers: sessionToken,
    query: byName,
    responses: {
      ...failures,
      200: namedRecord.extend({
        image: z.string().nullable(),
        description: z.string(),
        code: z.string().nullable(),
        published: z.boolean(),
        join_url: z.string(),
      }),
    },
  },
  create: {
    method: 'POST',
    path: '/explorations',
    summary: 'Create an exploration as a draft. JSON or form-encoded',
    headers: sessionToken,
    body: newExploration,
    responses: response,
  },
  change: {
    method: 'PATCH',
    path: '/explorations/:exploration_id',
    summary: 'Change an exploration; send changed fields only. JSON or form-encoded',
    pathParams: ofExploration,
    headers: sessionToken,
    body: explorationChange,
    responses: response,
  },
  remove: {
    method: 'DELETE',
    path: '/explorations/:exploration_id',
    summary: 'Delete an exploration with its pois and tasks; players keep their points',
    pathParams: ofExploration,
    headers: sessionToken,
    responses: { ...failures, 200: deleted },
  },
  publish: {
    method: 'PUT',
    path: '/explorations/:exploration_id/published',
    summary: 'Publish an exploration or make it a draft again; refused with all reasons if it cannot be finished',
    pathParams: ofExploration,
    headers: sessionToken,
    body: z.object({ published: z.boolean() }),
    responses: response,
  },
  checklist: {
    method: 'GET',
    path: '/explorations/:exploration_id/checklist',
    summary: 'List what the exploration still lacks',
    pathParams: ofExploration,
    headers: sessionToken,
    responses: { ...failures, 200: page(checklistItem).extend({ publishable: z.boolean() }) },
  },
  copy: {
    method: 'POST',
    path: '/explorations/:exploration_id/copy',
    summary: 'Copy an exploration to a draft with a free name',
    pathParams: ofExploration,
    headers: sessionToken,
    body: c.noBody(),
    responses: response,
  },
  exportFile: {
    method: 'GET',
    path: '/management/explorations/:exploration_id/file',
    summary: 'Export an own exploration as a run file, answers and code included',
    pathParams: ofExploration,
    headers: sessionToken,
    responses: { ...failures, 200: runFile },
  },
  importFile: {
    method: 'POST',
    path: '/management/explorations/file',
    summary: 'Import a run file as a new draft; the response lists every mistake with its path',
    headers: sessionToken,
    query: z.object({ rename }),
    body: z.record(z.string(), z.unknown()),
    metadata: { bodyLimit: RUN_FILE_BYTES_MAX },
    responses: response,
  },
  tryOut: {
    method: 'POST',
    path: '/explorations/:exploration_id/trial',
    summary: 'Start a test of an own exploration that is never counted; with `unlocked` every poi is open',
    pathParams: ofExploration,
    headers: sessionToken,
    body: z.object({ unlocked: z.boolean().default(false) }),
    responses: { ...failures, 200: tokenPair },
  },
});

export type ManagedExploration = z.infer<typeof managedExploration>;
export type NewExploration = z.infer<typeof newExploration>;
export type ExplorationChange = z.infer<typeof explorationChange>;
export type ChecklistEntry = z.infer<typeof checklistItem>;
export type PrintedExploration = z.infer<typeof printedExploration>;
