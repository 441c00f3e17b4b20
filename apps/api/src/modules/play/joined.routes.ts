import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { holds, sendPrivateText } from '#http/json-text.ts';
import { limited } from '#http/limits/rate-limits.ts';
import { readingLanguage, sayLanguage } from '#http/reading-language.ts';
import type { Routes } from '#http/register.ts';
import { playerOf, requirePlayer } from '#http/tokens.ts';
import { readJoinedPois } from './joined-pois/joined-pois.service.ts';
import { readOfflinePackage } from './offline-package.service.ts';

export function joinedRoutes(app: FastifyInstance, deps: Deps): Routes<'joined'> {
  return {
    pois: {
      hooks: { onRequest: requirePlayer },
      handler: async ({ request, reply, query }) => {
        const { etag, lang, text } = await readJoinedPois(deps, {
          player: playerOf(request),
          reading: readingLanguage(request, query.lang),
          isHeld: (etag) => holds(request, etag),
        });
        sayLanguage(reply, lang);
        return sendPrivateText<JoinedPois>({ request, reply }, { etag, text });
      },
    },
    offlinePackage: {
      hooks: { onRequest: requirePlayer, preHandler: limited(app, 'offlinePackage') },
      handler: async ({ request, reply, query }) => {
        const { lang, content } = await readOfflinePackage(
          deps,
          playerOf(request),
          readingLanguage(request, query.lang),
        );
        sayLanguage(reply, lang);
        return { status: 200, body: { content } };
      },
    },
  };
}
