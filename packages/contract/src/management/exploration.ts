import { CHECKLIST_REASONS } from '@puzzle-runs/domain/exploration/publish-checklist.ts';
import { NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { RUN_FILE_BYTES_MAX } from '@puzzle-runs/domain/wire-sizes.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import type { CallMetadata } from '../call-metadata.ts';
import { storedFacts } from '../exploration-facts.ts';
import { CHANGE_CODES, CREATION_CODES, failures } from '../failures.ts';
import { tokenPair } from '../join.ts';
import { runFile } from '../run-format.ts';
import {
  contentLanguageQuery,
  coordinate,
  id,
  idParam,
  namedRecord,
  page,
  paging,
  submissionId,
  text,
  time,
  trueOrFalse,
  visibility,
} from '../shared.ts';
import { sessionToken } from '../token-headers.ts';
import { explorationChange, newExploration } from './input/exploration-input.ts';
import { deleted } from './input/input-fields.ts';
import { trialStart } from './input/trial-start.ts';
import { managedPoi } from './poi.ts';
import { managedRules } from './rules.ts';
import { explorationTrail } from './trail.ts';

const c = initContract();

/** An exploration as its creator sees it, with its code. */
const managedExploration = z
  .object({
    id,
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    /** HTML that players read before the first spot; empty without one. */
    intro: z.string(),
    /** HTML that players read once they have finished; empty without one. */
    finale: z.string(),
    image: z.string().nullable(),
    postal_code: z.string(),
    PostalCodeCoordinate: coordinate.nullable(),
    code: z.string().nullable(),
    visibility,
    /** The key in its links, where only those find it; else null. */
    link_key: z.string().nullable(),
    /** Only its creator can see a draft. */
    published: z.boolean(),
    rating: z.number(),
    ratings: z.int(),
    poi_count: z.int(),
    task_count: z.int(),
    pointsToEarn: z.int(),
    ...storedFacts,
    ...managedRules,
    /** Median of the players who finished; null while they are too few. */
    measured_minutes: z.int().nullable(),
    created_at: time,
    updated_at: time,
  })
  .meta({ id: 'ManagedExploration' });

/** An exploration with all its pois and tasks, for printing. */
const printedExploration = managedExploration.extend({ Pois: z.array(managedPoi) }).meta({ id: 'PrintedExploration' });

const checklistItem = z
  .object({
    reason: z.enum(CHECKLIST_REASONS),
    /** Whether it prevents publishing. */
    blocking: z.boolean(),
    Poi: namedRecord.nullable(),
    Task: namedRecord.nullable(),
    /** For a poi that cannot be unlocked: what its prerequisite needs, and how much a player can reach at most. */
    unlock_type: z.enum(['points', 'tasks']).nullable(),
    needed: z.int().nullable(),
    in_reach: z.int().nullable(),
    /** Names of the poi and of those that it waits for in vain, each for the next one; a cycle ends where it began. */
    chain: z.array(z.string()).optional(),
    excluding: z.array(id).optional(), // of its qualifiers that hold on no way: one, or two that exclude each other
    /** A language that players are not offered, because texts are missing. */
    lang: z.string().nullable(),
  })
  .meta({ id: 'ChecklistItem' });

/** With `true` a run file whose name is taken is imported as `Name (2)`, `Name (3)` … */
const rename = trueOrFalse('false');

const ofExploration = z.object({ exploration_id: idParam });
const byName = z.object({ name: text(NAME_MAX) }); // the slug of an own one

export const managedExplorations = c.router({
  list: {
    method: 'GET',
    path: '/management/explorations',
    summary: 'List the own explorations',
    description: 'Returns drafts and published explorations, newest first. With `name`, only the one with this slug.',
    headers: sessionToken,
    query: z.object({ name: text(NAME_MAX).optional(), search: text(100).optional(), ...paging }),
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: page(managedExploration) },
  },
  print: {
    method: 'GET',
    path: '/management/explorations/print',
    summary: 'Get an own exploration for printing',
    description:
      'Returns the exploration with its pois, tasks and answers, with `lang` in another language. Players never see ' +
      'this response.',
    headers: sessionToken,
    query: byName.extend(contentLanguageQuery),
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: page(printedExploration) },
  },
  trail: {
    method: 'GET',
    path: '/management/explorations/trail',
    summary: 'Get the pois and tasks of an own exploration by name',
    description:
      'Returns all pois in playing order, each with its place, its prerequisites, and the names, kinds and points of ' +
      'its tasks, but no texts or answers. Decisions have their options.',
    headers: sessionToken,
    query: byName,
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: explorationTrail },
  },
  share: {
    method: 'GET',
    path: '/explorations/share',
    summary: 'Get the share page of an own exploration',
    description: 'Returns its join link, including the code, or the key of one that only its link finds.',
    headers: sessionToken,
    query: byName,
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found'),
      200: namedRecord
        .extend({
          image: z.string().nullable(),
          description: z.string(),
          code: z.string().nullable(),
          visibility,
          published: z.boolean(),
          join_url: z.string(),
        })
        .meta({ id: 'SharedExploration' }),
    },
  },
  create: {
    method: 'POST',
    path: '/explorations',
    summary: 'Create an exploration',
    description: 'The new exploration is a draft. Its name must be free.',
    headers: sessionToken,
    metadata: { form: true } satisfies CallMetadata,
    body: newExploration,
    responses: {
      ...failures(...CREATION_CODES),
      200: managedExploration,
    },
  },
  change: {
    method: 'PATCH',
    path: '/explorations/:exploration_id',
    summary: 'Change an exploration',
    description:
      'Send changed fields only. Send `updated_at` as it was read, and a newer version is not overwritten. With ' +
      '`visibility` `link` it has no code: a stored one is dropped, a sent one refused.',
    pathParams: ofExploration,
    headers: sessionToken,
    metadata: { form: true } satisfies CallMetadata,
    body: explorationChange,
    responses: {
      ...failures(...CHANGE_CODES, 'nameless', 'name_taken', 'cyclic_conditions'),
      200: managedExploration,
    },
  },
  remove: {
    method: 'DELETE',
    path: '/explorations/:exploration_id',
    summary: 'Delete an exploration',
    description: 'Deletes its pois and tasks as well. Players keep their points.',
    pathParams: ofExploration,
    headers: sessionToken,
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: deleted },
  },
  publish: {
    method: 'PUT',
    path: '/explorations/:exploration_id/published',
    summary: 'Publish an exploration or make it a draft',
    description:
      'An exploration that cannot be finished is refused with all reasons. The checklist lists them in advance. With ' +
      '`visibility` it also says who finds it; `link` drops its code.',
    pathParams: ofExploration,
    headers: sessionToken,
    body: z
      .object({
        published: z.boolean(),
        /** Who finds it from now on; unchanged without it. */
        visibility: visibility.optional(),
      })
      .meta({ id: 'Publishing' }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'not_publishable', 'rate_limited'),
      200: managedExploration,
    },
  },
  renewLink: {
    method: 'POST',
    path: '/explorations/:exploration_id/link-key',
    summary: 'Make a new key for the links of an exploration',
    description:
      'Links, QR codes and cards with the key before stop to work, where only the link finds the exploration. ' +
      'Players who have joined go on.',
    pathParams: ofExploration,
    headers: sessionToken,
    body: c.noBody(),
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: managedExploration },
  },
  checklist: {
    method: 'GET',
    path: '/explorations/:exploration_id/checklist',
    summary: 'List what an exploration still lacks',
    description: 'Returns blocking items and warnings. It can be published once no item is blocking.',
    pathParams: ofExploration,
    headers: sessionToken,
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found'),
      200: page(checklistItem).extend({ publishable: z.boolean() }).meta({ id: 'Checklist' }),
    },
  },
  players: {
    method: 'GET',
    path: '/management/explorations/:exploration_id/players',
    summary: 'Count who plays an exploration now',
    description:
      'Counts players and teams that joined or solved a task within the last hour, without tests of the creator; ' +
      '`in_battle` are those of a battle.',
    pathParams: ofExploration,
    headers: sessionToken,
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found'),
      200: z.object({ playing: z.int(), in_battle: z.int() }).meta({ id: 'PlayerCount' }),
    },
  },
  copy: {
    method: 'POST',
    path: '/explorations/:exploration_id/copy',
    summary: 'Copy an exploration',
    description: 'The copy is a draft with a free name. It has all pois, tasks and hints.',
    pathParams: ofExploration,
    headers: sessionToken,
    query: z.object({ submission_id: submissionId }),
    body: c.noBody(),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'conflict', 'limit_reached', 'rate_limited'),
      200: managedExploration,
    },
  },
  exportFile: {
    method: 'GET',
    path: '/management/explorations/:exploration_id/file',
    summary: 'Export an exploration as a run file',
    description: 'Returns a `puzzle-run/1` document, answers and code included. Import it on any installation.',
    pathParams: ofExploration,
    headers: sessionToken,
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found', 'rate_limited'), 200: runFile },
  },
  importFile: {
    method: 'POST',
    path: '/management/explorations/file',
    summary: 'Import a run file as a new draft',
    description:
      'Send the `RunFile` of an export, in UTF-8 or UTF-16; `params.encoding` names another encoding. A refusal ' +
      'lists every mistake with its path.',
    headers: sessionToken,
    query: z.object({ rename, submission_id: submissionId }),
    body: z.record(z.string(), z.unknown()).meta({ id: 'ImportedFile' }),
    metadata: { bodyLimit: RUN_FILE_BYTES_MAX, parsedInThread: true } satisfies CallMetadata,
    responses: {
      ...failures(...CREATION_CODES, 'file_too_large', 'limit_reached'),
      200: managedExploration,
    },
  },
  tryOut: {
    method: 'POST',
    path: '/explorations/:exploration_id/trial',
    summary: 'Test an own exploration',
    description: 'Returns a token for a test that never counts, with all pois `unlocked` or with `choices` made.',
    pathParams: ofExploration,
    headers: sessionToken,
    body: trialStart,
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found', 'rate_limited'), 200: tokenPair },
  },
});

export type ManagedExploration = z.infer<typeof managedExploration>;
export type ChecklistEntry = z.infer<typeof checklistItem>;
export type PrintedExploration = z.infer<typeof printedExploration>;
