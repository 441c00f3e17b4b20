import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { accountRoutes } from '#http/account-routes.ts';
import { unparsedBody } from '#http/json-body.ts';
import type { Routes } from '#http/register.ts';
import { oncePerSubmission } from '#modules/account-submissions/once-per-submission.service.ts';
import { withOwnPictures } from '#modules/media/with-own-pictures.service.ts';
import { changeLanguages, changeTexts, readTexts } from './translations.service.ts';
import { exportXliff, importXliff } from './xliff.service.ts';

export function translationsRoutes(app: FastifyInstance, deps: Deps): Routes<'translations'> {
  const accountRoute = accountRoutes(app);
  const once = oncePerSubmission(deps);
  return {
    texts: accountRoute((account, { params, query }) => readTexts(deps, account, params.exploration_id, query.lang)),
    changeLanguages: accountRoute((account, { params, body }) =>
      changeLanguages(deps, account, params.exploration_id, body),
    ),
    changeTexts: accountRoute(
      withOwnPictures(deps, (account, { params: { exploration_id: id, lang }, body }) =>
        changeTexts(deps, account, { id, lang }, body.texts),
      ),
    ),
    exportXliff: accountRoute(
      (account, { params: { exploration_id: id, lang } }) => exportXliff(deps, account, { id, lang }),
      'wholeExploration',
    ),
    importXliff: accountRoute(
      once(
        (account, { params: { exploration_id: id, lang }, request, acting }) =>
          importXliff(acting, account, { id, lang }, unparsedBody(request)),
        'query',
      ),
      'wholeExploration',
    ),
  };
}
