import cors from '@fastify/cors';
import { BODY_BYTES_MAX } from '@puzzle-runs/domain/wire-sizes.ts';
import { OWN_RESPONSE_HEADER, SERVER_TIME_HEADER } from '@puzzle-runs/site/own-response.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { registerCompression } from './http/compression.ts';
import { closeConnectionsOnShutdown } from './http/graceful-shutdown.ts';
import { registerBodies } from './http/json-body.ts';
import { keptAssetsFolder } from './http/kept-builds.ts';
import { registerRateLimits } from './http/limits/rate-limits.ts';
import { trustOf } from './http/limits/visitor-address.ts';
import { RequestLog } from './http/log.ts';
import { registerDocument } from './http/openapi-document.ts';
import { handleProblem } from './http/problem-handler.ts';
import { registerContract, registerUploads } from './http/register.ts';
import { enforceDeadlines } from './http/request-deadlines.ts';
import { guardAnswers, guardPages } from './http/security-headers.ts';
import { registerSessions } from './http/session.ts';
import { registerAssets, registerFiles } from './http/static-site.ts';
import { registerTokens } from './http/tokens.ts';
import { refuseBrokenRequest, routedUrl } from './http/unreadable-request.ts';
import { refuseWrongMethods } from './http/wrong-method.ts';
import { captchaRoutes } from './modules/captcha/captcha.routes.ts';
import { contactsRoutes } from './modules/contacts/contacts.routes.ts';
import { gameHandoverRoutes, joiningRoutes } from './modules/joining/joining.routes.ts';
import { licensesRoutes } from './modules/licenses/licenses.routes.ts';
import { registerLive } from './modules/live/live.routes.ts';
import { managedBattlesRoutes } from './modules/management/battles/battles.routes.ts';
import { conditionsRoutes, qualifiersRoutes } from './modules/management/conditions/conditions.routes.ts';
import { managedEventsRoutes, managedHelpRoutes } from './modules/management/event-console/events.routes.ts';
import { managedExplorationsRoutes } from './modules/management/explorations/explorations.routes.ts';
import { managedFeedbackRoutes } from './modules/management/feedback/managed-feedback.routes.ts';
import { managedInsightsRoutes } from './modules/management/insights/insights.routes.ts';
import { refuseForeign } from './modules/management/ownership.service.ts';
import { managedPoisRoutes } from './modules/management/pois/pois.routes.ts';
import { prerequisitesRoutes } from './modules/management/prerequisites/prerequisites.routes.ts';
import { managedProgressRoutes } from './modules/management/progress/progress.routes.ts';
import { managedRegistrationsRoutes } from './modules/management/registration/registration.routes.ts';
import { managedReviewsRoutes } from './modules/management/reviews/reviews.routes.ts';
import { tasksRoutes } from './modules/management/tasks/tasks.routes.ts';
import { managedTeamsRoutes } from './modules/management/teams/teams.routes.ts';
import { translationsRoutes } from './modules/management/translations/translations.routes.ts';
import { registerMapTiles } from './modules/map-tiles/map-tiles.routes.ts';
import { mediaRoutes, registerMedia } from './modules/media/media.routes.ts';
import { progressRoutes } from './modules/own-progress/progress.routes.ts';
import { registerPages } from './modules/pages/pages.routes.ts';
import { registerSharePictures } from './modules/pages/share-pictures/share-pictures.routes.ts';
import { registerShortAddresses } from './modules/pages/short-address.routes.ts';
import { registerSitemap } from './modules/pages/sitemap/sitemap.routes.ts';
import { registerStudio } from './modules/pages/studio.routes.ts';
import { feedbackRoutes } from './modules/play/feedback/feedback.routes.ts';
import { joinedRoutes } from './modules/play/joined.routes.ts';
import { photosRoutes, photoUploadRoutes } from './modules/play/photos/photos.routes.ts';
import { battlesRoutes, boardRoutes } from './modules/public-battles/battles.routes.ts';
import { explorationsRoutes } from './modules/public-explorations/explorations.routes.ts';
import { registrationRoutes } from './modules/registration/registration.routes.ts';
import { siteRoutes } from './modules/settings-and-health/settings-and-health.routes.ts';
import { readSession } from './modules/users/login-and-ended-session.service.ts';
import { usersRoutes } from './modules/users/users.routes.ts';

/** CORS methods. Cross-origin calls carry no credentials, because the API uses no cookies. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Request timeout: a large upload over a slow network takes minutes. Node limits the headers to one minute. */
const REQUEST_MS = 15 * 60_000;
/** Idle socket timeout: longer than any request takes; heartbeats keep event streams open. */
const SILENCE_MS = 150_000;

/** Both sites serve the API, so that browsers only call their own origin. */
export type Site = 'player' | 'studio';

/** Builds the server of one site without listening. main.ts and the tests use the same app. */
export async function buildApp(deps: Deps, site: Site = 'player'): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new RequestLog(),
    trustProxy: trustOf(deps.config.trustProxy),
    forceCloseConnections: 'idle',
    frameworkErrors: handleProblem,
    rewriteUrl: routedUrl,
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: REQUEST_MS,
    connectionTimeout: SILENCE_MS,
    clientErrorHandler: refuseBrokenRequest,
    routerOptions: { maxParamLength: 500 },
  });
  app.setErrorHandler(handleProblem);
  guardAnswers(app, deps.now);
  refuseWrongMethods(app);
  closeConnectionsOnShutdown(app);
  enforceDeadlines(app);
  await app.register(cors, {
    origin: true,
    methods: METHODS,
    exposedHeaders: ['date', 'etag', 'retry-after', OWN_RESPONSE_HEADER, SERVER_TIME_HEADER],
    maxAge: 600,
  });
  registerCompression(app);
  await registerBodies(app);
  await registerTokens(app, deps.secret);
  registerSessions(app, {
    readSession: (id) => readSession(deps, id),
    refuseForeign: (account, params) => refuseForeign(deps.store.db, account, params),
  });
  registerRateLimits(app, deps);
  await registerLive(app, deps);
  await registerContract(app, {
    explorations: explorationsRoutes(app, deps),
    battles: battlesRoutes(deps),
    joining: joiningRoutes(app, deps),
    registrations: registrationRoutes(app, deps),
    joined: joinedRoutes(app, deps),
    gameHandover: gameHandoverRoutes(app, deps),
    progress: progressRoutes(app, deps),
    photos: photosRoutes(deps),
    feedback: feedbackRoutes(app, deps),
    site: siteRoutes(deps),
    users: usersRoutes(app, deps, site === 'studio' ? deps.config.studioUrl : deps.config.playerUrl),
    managedBattles: managedBattlesRoutes(app, deps),
    managedEvents: managedEventsRoutes(app, deps),
    managedRegistrations: managedRegistrationsRoutes(app, deps),
    managedHelp: managedHelpRoutes(app, deps),
    managedProgress: managedProgressRoutes(app, deps),
    managedInsights: managedInsightsRoutes(app, deps),
    managedFeedback: managedFeedbackRoutes(app, deps),
    managedReviews: managedReviewsRoutes(app, deps),
    board: boardRoutes(app, deps),
    subscriptions: licensesRoutes(app, deps),
    managedExplorations: managedExplorationsRoutes(app, deps),
    managedPois: managedPoisRoutes(app, deps),
    prerequisites: prerequisitesRoutes(app, deps),
    conditions: conditionsRoutes(app, deps),
    qualifiers: qualifiersRoutes(app, deps),
    tasks: tasksRoutes(app, deps),
    translations: translationsRoutes(app, deps),
    managedTeams: managedTeamsRoutes(app, deps),
    captcha: captchaRoutes(app, deps),
    contacts: contactsRoutes(app, deps),
  });
  await registerUploads(app, { media: mediaRoutes(app, deps), photoUploads: photoUploadRoutes(app, deps) });
  await registerDocument(app, deps.config);
  registerMapTiles(app, deps);
  const folder = site === 'studio' ? deps.studioFolder : deps.siteFolder;
  await registerAssets(app, folder, keptAssetsFolder(deps.config.dataDir, site));
  await app.register(async (pages) => {
    registerMedia(pages, deps);
    await guardPages(pages, { config: deps.config, folder, site });
    await registerFiles(pages, folder);
    if (site === 'studio') {
      registerStudio(pages, deps);
    } else {
      registerSharePictures(pages);
      registerSitemap(pages, deps);
      registerShortAddresses(pages, deps);
      registerPages(pages, deps);
    }
  });
  return app;
}
