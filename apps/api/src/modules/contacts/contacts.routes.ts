import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { limited } from '#http/limits/rate-limits.ts';
import { requestLanguage } from '#http/reading-language.ts';
import type { Routes } from '#http/register.ts';
import { sessionOf } from '#http/session.ts';
import { sendContact } from './contacts.service.ts';

export function contactsRoutes(app: FastifyInstance, deps: Deps): Routes<'contacts'> {
  return {
    send: {
      hooks: { preHandler: limited(app, 'contact') },
      handler: async ({ request, body }) => ({
        status: 200,
        body: await sendContact(deps, body, await sessionOf(request), requestLanguage(request, body.language)),
      }),
    },
  };
}
