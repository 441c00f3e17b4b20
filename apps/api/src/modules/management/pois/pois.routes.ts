import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { ownedCalls } from '#http/account-routes.ts';
import type { Routes } from '#http/register.ts';
import { copyPoi, listQuickPois } from './copy-poi.service.ts';
import { changeAddress, changeCoordinates, changeHints } from './poi-locations.service.ts';
import { arrangePois, changePoi, createPoi, listOwnPois, removePoi } from './pois.service.ts';

export function managedPoisRoutes(app: FastifyInstance, deps: Deps): Routes<'managedPois'> {
  const owned = ownedCalls(app, deps);
  return {
    list: owned((account, { query }) => listOwnPois(deps, account, query)),
    listQuick: owned((account, { query }) => listQuickPois(deps, account, query)),
    copyQuick: owned((account, { body }) => copyPoi(deps, account, body), 'make'),
    arrange: owned((account, { body }) => arrangePois(deps, account, body)),
    create: owned((account, { body }) => createPoi(deps, account, body), 'make'),
    change: owned((account, { params, body }) => changePoi(deps, account, params.poi_id, body)),
    changeHints: owned((account, { params, body }) => changeHints(deps, account, params.poi_id, body)),
    changeAddress: owned((account, { params, body }) => changeAddress(deps, account, params.poi_id, body)),
    changeCoordinates: owned((account, { params, body }) => changeCoordinates(deps, account, params.poi_id, body)),
    remove: owned((account, { params }) => removePoi(deps, account, params.poi_id)),
  };
}
