import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { limited } from '#http/rate-limits.ts';
import type { Routes } from '#http/register.ts';
import { accountOf, requireAccount } from '#http/session.ts';
import { signRunToken } from '#http/tokens.ts';
import {
  changeExploration,
  createExploration,
  listOwnExplorations,
  readShare,
  removeExploration,
} from './explorations.service.ts';
import { publish, readChecklist, tryOut } from './publishing.service.ts';
import { copyExploration, createFromFile, readPrinted, writeRunFile } from './run-files.service.ts';

export function managedExplorationsRoutes(app: FastifyInstance, deps: Deps): Routes<'managedExplorations'> {
  const hooks = { onRequest: requireAccount(deps) };
  const making = { ...hooks, preHandler: limited(app, 'make') };
  const heavy = { ...hooks, preHandler: limited(app, 'wholeRun') };
  return {
    list: {
      hooks,
      handler: async ({ request, query }) => ({
        status: 200,
        body: await listOwnExplorations(deps, accountOf(request), query),
      }),
    },
    print: {
      hooks,
      handler: async ({ request, query }) => ({
        status: 200,
        body: await readPrinted(deps, accountOf(request), query.name),
      }),
    },
    share: {
      hooks,
      handler: async ({ request, query }) => ({
        status: 200,
        body: await readShare(deps, accountOf(request), query.name),
      }),
    },
    create: {
      hooks: making,
      handler: async ({ request, body }) => ({
        status: 200,
        body: await createExploration(deps, accountOf(request), body),
      }),
    },
    change: {
      hooks,
      handler: async ({ request, params, body }) => ({
        status: 200,
        body: await changeExploration(deps, accountOf(request), params.exploration_id, body),
      }),
    },
    remove: {
      hooks,
      handler: async ({ request, params }) => ({
        status: 200,
        body: await removeExploration(deps, accountOf(request), params.exploration_id),
      }),
    },
    publish: {
      hooks,
      handler: async ({ request, params, body }) => ({
        status: 200,
        body: await publish(deps, accountOf(request), params.exploration_id, body),
      }),
    },
    checklist: {
      hooks,
      handler: async ({ request, params }) => ({
        status: 200,
        body: await readChecklist(deps, accountOf(request), params.exploration_id),
      }),
    },
    copy: {
      hooks: heavy,
      handler: async ({ request, params }) => ({
        status: 200,
        body: await copyExploration(deps, accountOf(request), params.exploration_id),
      }),
    },
    writeFile: {
      hooks: heavy,
      handler: async ({ request, params }) => ({
        status: 200,
        body: await writeRunFile(deps, accountOf(request), params.exploration_id),
      }),
    },
    readFile: {
      hooks: heavy,
      handler: async ({ request, body }) => ({
        status: 200,
        body: await createFromFile(deps, accountOf(request), body),
      }),
    },
    tryOut: {
      hooks,
      handler: async ({ request, params, body }) => ({
        status: 200,
        body: signRunToken(app, await tryOut(deps, accountOf(request), params.exploration_id, body)),
      }),
    },
  };
}
