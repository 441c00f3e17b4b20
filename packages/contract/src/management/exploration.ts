import { CHECKLIST_REASONS } from '@puzzle-runs/domain/exploration/checklist.ts';
import { NAME_MAX, RUN_FILE_BYTES_MAX } from '@puzzle-runs/domain/limits.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { sessionToken } from '../headers.ts';
import { tokenPair } from '../join.ts';
import { runFile } from '../run-format.ts';
import { coordinate, failures, id, idParam, page, paging, text, time } from '../shared.ts';
import { deleted, named, readAt, typedCode, typedHtml, typedName, typedPicture, typedPostalCode } from './fields.ts';
import { managedPoi } from './poi.ts';

const c = initContract();

/** A run as its creator reads it, with its code. */
export const managedExploration = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  postal_code: z.string(),
  PostalCodeCoordinate: coordinate.nullable(),
  code: z.string().nullable(),
  /** A draft is seen by its creator only. */
  published: z.boolean(),
  rating: z.number(),
  ratings: z.int(),
  poi_count: z.int(),
  task_count: z.int(),
  pointsToEarn: z.int(),
  created_at: time,
  updated_at: time,
});

/** A run with all it holds, to be printed. */
const printedExploration = managedExploration.extend({ Pois: z.array(managedPoi) });

const checklistItem = z.object({
  reason: z.enum(CHECKLIST_REASONS),
  /** Whether the run must not be published because of it. */
  blocking: z.boolean(),
  Poi: named.nullable(),
  Task: named.nullable(),
  /** Of a spot that nobody can open: what its prerequisite asks for, and what there is to earn or to solve. */
  unlock_type: z.enum(['points', 'tasks']).nullable(),
  needed: z.int().nullable(),
  in_reach: z.int().nullable(),
});

const newExploration = z.object({
  name: typedName.default(''),
  description: typedHtml.default(''),
  image: typedPicture.default(null),
  postal_code: typedPostalCode.default(''),
  code: typedCode.default(null),
});

const explorationChange = z.object({
  name: typedName.optional(),
  description: typedHtml.optional(),
  image: typedPicture.optional(),
  postal_code: typedPostalCode.optional(),
  code: typedCode.optional(),
  ...readAt,
});

const ofExploration = z.object({ exploration_id: idParam });
/** Slug of an own run. */
const byName = z.object({ name: text(NAME_MAX) });
const answer = { ...failures, 200: managedExploration };

export const managedExplorations = c.router({
  list: {
    method: 'GET',
    path: '/management/explorations',
    summary: 'The own runs, newest first; with `name`, the one with this slug',
    headers: sessionToken,
    query: z.object({ name: text(NAME_MAX).optional(), search: text(100).optional(), ...paging }),
    responses: { ...failures, 200: page(managedExploration) },
  },
  print: {
    method: 'GET',
    path: '/management/explorations/print',
    summary: 'An own run with its spots, quests and answers',
    headers: sessionToken,
    query: byName,
    responses: { ...failures, 200: page(printedExploration) },
  },
  share: {
    method: 'GET',
    path: '/explorations/share',
    summary: 'What a share page shows of an own run: the join link, with the code where there is one',
    headers: sessionToken,
    query: byName,
    responses: {
      ...failures,
      200: named.extend({
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
    summary: 'A new run, a draft at first. JSON or form-encoded',
    headers: sessionToken,
    body: newExploration,
    responses: answer,
  },
  change: {
    method: 'PATCH',
    path: '/explorations/:exploration_id',
    summary: 'Only changed fields. JSON or form-encoded',
    pathParams: ofExploration,
    headers: sessionToken,
    body: explorationChange,
    responses: answer,
  },
  remove: {
    method: 'DELETE',
    path: '/explorations/:exploration_id',
    summary: 'Delete a run with all it holds; whoever has played it keeps his points',
    pathParams: ofExploration,
    headers: sessionToken,
    responses: { ...failures, 200: deleted },
  },
  publish: {
    method: 'PUT',
    path: '/explorations/:exploration_id/published',
    summary: 'Publish a run or make it a draft again; refused with every reason while it cannot be finished',
    pathParams: ofExploration,
    headers: sessionToken,
    body: z.object({ published: z.boolean() }),
    responses: answer,
  },
  checklist: {
    method: 'GET',
    path: '/explorations/:exploration_id/checklist',
    summary: 'What the run still lacks',
    pathParams: ofExploration,
    headers: sessionToken,
    responses: { ...failures, 200: page(checklistItem).extend({ publishable: z.boolean() }) },
  },
  copy: {
    method: 'POST',
    path: '/explorations/:exploration_id/copy',
    summary: 'A draft with the same spots and quests under a free name',
    pathParams: ofExploration,
    headers: sessionToken,
    body: c.noBody(),
    responses: answer,
  },
  writeFile: {
    method: 'GET',
    path: '/management/explorations/:exploration_id/file',
    summary: 'An own run as a file of the run format, answers and code included',
    pathParams: ofExploration,
    headers: sessionToken,
    responses: { ...failures, 200: runFile },
  },
  readFile: {
    method: 'POST',
    path: '/management/explorations/file',
    summary: 'A new draft out of a file of the run format; every mistake of it is named with its path',
    headers: sessionToken,
    body: z.record(z.string(), z.unknown()),
    metadata: { bodyLimit: RUN_FILE_BYTES_MAX },
    responses: answer,
  },
  tryOut: {
    method: 'POST',
    path: '/explorations/:exploration_id/trial',
    summary: 'Play an own run as a test: from the start, never counted, and with `unlocked` every spot is open',
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
