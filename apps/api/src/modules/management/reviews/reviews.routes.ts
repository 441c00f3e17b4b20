import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { accountRoutes } from '#http/account-routes.ts';
import type { Routes } from '#http/register.ts';
import { oncePerSubmission } from '#modules/account-submissions/once-per-submission.service.ts';
import { chooseForBoard, judge, readReviews, removePicture } from './reviews.service.ts';
import { zipPhotos } from './reviews-zip.service.ts';

export function managedReviewsRoutes(app: FastifyInstance, deps: Deps): Routes<'managedReviews'> {
  const accountRoute = accountRoutes(app);
  const once = oncePerSubmission(deps);
  return {
    list: accountRoute((account, { query, reply }) => {
      reply.header('cache-control', 'private, no-store');
      return readReviews(deps, account, query);
    }),
    judge: accountRoute(
      once((account, { params, body, acting }) => judge(acting, account, { ...params, ...body })),
      'make',
    ),
    showOnBoard: accountRoute(
      (account, { params, body }) => chooseForBoard(deps, account, { ...params, ...body }),
      'make',
    ),
    remove: accountRoute((account, { params }) => removePicture(deps, account, params.photo_id)),
    zip: accountRoute(async (account, { query, reply }) => {
      const { name, zip } = await zipPhotos(deps, account, query);
      reply.header('cache-control', 'private, no-store');
      reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
      reply.type('application/zip');
      return zip as unknown as Uint8Array;
    }, 'wholeExploration'),
  };
}
