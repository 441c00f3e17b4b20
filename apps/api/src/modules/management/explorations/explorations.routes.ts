import type { RunFile } from '@puzzle-runs/contract/run-format.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { accountRoutes } from '#http/account-routes.ts';
import { unparsedBody } from '#http/json-body.ts';
import { type Routes, streamJson } from '#http/register.ts';
import { signRunToken } from '#http/tokens.ts';
import { oncePerSubmission } from '#modules/account-submissions/once-per-submission.service.ts';
import { ownPictures, withOwnPictures } from '#modules/media/with-own-pictures.service.ts';
import { readExplorationFile } from '#modules/run-file/exchange-run-file.service.ts';
import { copyExploration, exportOwnExploration, importExploration } from './exploration-file.service.ts';
import {
  changeExploration,
  countPlayers,
  createExploration,
  listOwnExplorations,
  readShare,
  removeExploration,
  renewLinkKey,
} from './explorations.service.ts';
import { readPrinted } from './print-exploration.service.ts';
import { publishExploration, readChecklist, startTrial } from './publish-checklist.service.ts';
import { readTrail } from './trail.service.ts';

export function managedExplorationsRoutes(app: FastifyInstance, deps: Deps): Routes<'managedExplorations'> {
  const accountRoute = accountRoutes(app);
  const adopted = ownPictures(deps);
  const once = oncePerSubmission(deps);
  return {
    list: accountRoute((account, { query }) => listOwnExplorations(deps, account, query)),
    print: accountRoute((account, { query }) => readPrinted(deps, account, query)),
    trail: accountRoute((account, { query }) => readTrail(deps, account, query.name)),
    share: accountRoute((account, { query }) => readShare(deps, account, query.name)),
    create: accountRoute(
      once(withOwnPictures(deps, (account, { body, acting }) => createExploration(acting, account, body))),
      'make',
    ),
    change: accountRoute(
      withOwnPictures(deps, (account, { params, body }) =>
        changeExploration(deps, account, params.exploration_id, body),
      ),
    ),
    remove: accountRoute((account, { params }) => removeExploration(deps, account, params.exploration_id)),
    publish: accountRoute((account, { params, body }) =>
      publishExploration(deps, account, params.exploration_id, body),
    ),
    renewLink: accountRoute((account, { params }) => renewLinkKey(deps, account, params.exploration_id)),
    checklist: accountRoute((account, { params }) => readChecklist(deps, account, params.exploration_id)),
    players: accountRoute((account, { params }) => countPlayers(deps, account, params.exploration_id)),
    copy: accountRoute(
      once((account, { params, acting }) => copyExploration(acting, account, params.exploration_id), 'query'),
      'wholeExploration',
    ),
    exportFile: accountRoute(
      async (account, { params, reply }) =>
        streamJson<RunFile>(reply, await exportOwnExploration(deps, account, params.exploration_id)),
      'wholeExploration',
    ),
    importFile: accountRoute(
      once(async (account, { request, query: { rename }, acting }) => {
        const file = await adopted(account, request, await readExplorationFile(unparsedBody(request), deps.config));
        return importExploration(acting, account, { file, rename });
      }, 'query'),
      'wholeExploration',
    ),
    tryOut: accountRoute(async (account, { params, body }) =>
      signRunToken(app, await startTrial(deps, account, params.exploration_id, body)),
    ),
  };
}
