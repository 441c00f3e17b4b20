import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { ownedCalls } from '#http/account-routes.ts';
import type { Routes } from '#http/register.ts';
import { signRunToken } from '#http/tokens.ts';
import { copyExploration, createFromFile, readPrinted, writeRunFile } from './exploration-files.service.ts';
import {
  changeExploration,
  createExploration,
  listOwnExplorations,
  readShare,
  removeExploration,
} from './explorations.service.ts';
import { publish, readChecklist, tryOut } from './publishing.service.ts';

export function managedExplorationsRoutes(app: FastifyInstance, deps: Deps): Routes<'managedExplorations'> {
  const owned = ownedCalls(app, deps);
  return {
    list: owned((account, { query }) => listOwnExplorations(deps, account, query)),
    print: owned((account, { query }) => readPrinted(deps, account, query.name)),
    share: owned((account, { query }) => readShare(deps, account, query.name)),
    create: owned((account, { body }) => createExploration(deps, account, body), 'make'),
    change: owned((account, { params, body }) => changeExploration(deps, account, params.exploration_id, body)),
    remove: owned((account, { params }) => removeExploration(deps, account, params.exploration_id)),
    publish: owned((account, { params, body }) => publish(deps, account, params.exploration_id, body)),
    checklist: owned((account, { params }) => readChecklist(deps, account, params.exploration_id)),
    copy: owned((account, { params }) => copyExploration(deps, account, params.exploration_id), 'wholeRun'),
    writeFile: owned((account, { params }) => writeRunFile(deps, account, params.exploration_id), 'wholeRun'),
    readFile: owned((account, { body }) => createFromFile(deps, account, body), 'wholeRun'),
    tryOut: owned(async (account, { params, body }) =>
      signRunToken(app, await tryOut(deps, account, params.exploration_id, body)),
    ),
  };
}
