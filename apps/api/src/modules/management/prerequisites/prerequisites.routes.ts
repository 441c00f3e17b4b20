import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { ownedCalls } from '#http/account-routes.ts';
import type { Routes } from '#http/register.ts';
import { changePrerequisite, createPrerequisite, removePrerequisite } from './prerequisites.service.ts';

export function prerequisitesRoutes(app: FastifyInstance, deps: Deps): Routes<'prerequisites'> {
  const owned = ownedCalls(app, deps);
  return {
    create: owned((account, { params, body }) => createPrerequisite(deps, account, params.poi_id, body), 'make'),
    change: owned((account, { params, body }) => changePrerequisite(deps, account, params, body)),
    remove: owned((account, { params }) => removePrerequisite(deps, account, params)),
  };
}
