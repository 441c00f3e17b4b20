import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { compressed, encodingOf } from '#http/compression.ts';
import { holds, sendPrivateText } from '#http/json-text.ts';
import { limited } from '#http/limits/rate-limits.ts';
import { readingLanguage, sayLanguage } from '#http/reading-language.ts';
import type { Routes } from '#http/register.ts';
import { playerOf, requirePlayer } from '#http/tokens.ts';
import { readOfflinePackage } from './offline/offline-package.service.ts';
import { readJoinedPois } from './read/joined-pois.service.ts';

export function joinedRoutes(app: FastifyInstance, deps: Deps): Routes<'joined'> {
  return {
    pois: {
      hooks: { onRequest: requirePlayer },
      handler: async ({ request, reply, query }) => {
        const encoding = encodingOf(request);
        const { etag, lang, body } = await readJoinedPois(deps, {
          player: playerOf(request),
          reading: readingLanguage(request, query.lang),
          encoding,
          encode: (text) => compressed(text, encoding),
          isHeld: (etag) => holds(request, etag),
        });
        sayLanguage(reply, lang);
        return sendPrivateText<JoinedPois>(reply, { etag, text: body, encoding });
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
