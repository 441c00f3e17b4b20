import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { accountRoutes } from '#http/account-routes.ts';
import type { Routes } from '#http/register.ts';
import { oncePerSubmission } from '#modules/account-submissions/once-per-submission.service.ts';
import { withOwnPictures } from '#modules/media/with-own-pictures.service.ts';
import { locateAddress } from '#modules/places/places.service.ts';
import { copyOwnPois, moveOwnPois } from './carry-pois.service.ts';
import { copyPoi, listCopyablePois } from './copy-poi.service.ts';
import { changeArrival } from './poi-arrival.service.ts';
import { changeAddress, changeCoordinates, changeHints } from './poi-locations.service.ts';
import { arrangePois, changePoi, createPoi, listOwnPois, removePoi } from './pois.service.ts';

export function managedPoisRoutes(app: FastifyInstance, deps: Deps): Routes<'managedPois'> {
  const accountRoute = accountRoutes(app);
  const once = oncePerSubmission(deps);
  return {
    list: accountRoute((account, { query }) => listOwnPois(deps, account, query)),
    locateAddress: accountRoute((_account, { query }) => locateAddress(deps, query), 'place'),
    listQuick: accountRoute((account, { query }) => listCopyablePois(deps, account, query)),
    copyQuick: accountRoute(
      once((account, { body, acting }) => copyPoi(acting, account, body)),
      'make',
    ),
    copy: accountRoute(
      once((account, { body, acting }) => copyOwnPois(acting, account, body)),
      'make',
    ),
    move: accountRoute(
      once((account, { body, acting }) => moveOwnPois(acting, account, body)),
      'make',
    ),
    arrange: accountRoute((account, { body }) => arrangePois(deps, account, body)),
    create: accountRoute(
      once(withOwnPictures(deps, (account, { body, acting }) => createPoi(acting, account, body))),
      'make',
    ),
    change: accountRoute(
      withOwnPictures(deps, (account, { params, body }) => changePoi(deps, account, params.poi_id, body)),
    ),
    changeHints: accountRoute(
      once(
        withOwnPictures(deps, (account, { params, body, acting }) => changeHints(acting, account, params.poi_id, body)),
      ),
    ),
    changeAddress: accountRoute((account, { params, body }) => changeAddress(deps, account, params.poi_id, body)),
    changeCoordinates: accountRoute((account, { params, body }) =>
      changeCoordinates(deps, account, params.poi_id, body),
    ),
    changeArrival: accountRoute((account, { params, body }) => changeArrival(deps, account, params.poi_id, body)),
    remove: accountRoute((account, { params }) => removePoi(deps, account, params.poi_id)),
  };
}
