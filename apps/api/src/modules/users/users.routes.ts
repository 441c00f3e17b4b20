import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { ownedCalls } from '#http/account-routes.ts';
import { limited } from '#http/rate-limits.ts';
import type { Routes } from '#http/register.ts';
import { readerOf } from '#http/request-language.ts';
import { signSessionToken } from '#http/session.ts';
import { deleteAccount, forfeit } from './account-deletion.service.ts';
import { arrive, cross } from './login-handover.service.ts';
import { recover, reset } from './password-reset.service.ts';
import { changeMyself, readMyself } from './profile.service.ts';
import { register, verify } from './registration.service.ts';
import { logIn, logOut } from './sessions.service.ts';

export function usersRoutes(app: FastifyInstance, deps: Deps): Routes<'users'> {
  const owned = ownedCalls(app, deps);
  return {
    register: {
      hooks: { preHandler: [limited(app, 'register'), limited(app, 'mailTo')] },
      handler: async ({ request, body }) => ({
        status: 200,
        body: await register(deps, body, readerOf(request, body.language)),
      }),
    },
    verify: {
      hooks: { preHandler: limited(app, 'verify') },
      handler: async ({ request, body }) => ({ status: 200, body: await verify(deps, body, readerOf(request)) }),
    },
    login: {
      hooks: { preHandler: [limited(app, 'login'), limited(app, 'loginTo')] },
      handler: async ({ body }) => ({ status: 200, body: signSessionToken(app, await logIn(deps, body)) }),
    },
    logout: owned((account) => logOut(deps, account)),
    cross: owned((account) => cross(deps, account), 'cross'),
    arrive: {
      hooks: { preHandler: limited(app, 'arrive') },
      handler: async ({ body }) => ({ status: 200, body: signSessionToken(app, await arrive(deps, body.code)) }),
    },
    recover: {
      hooks: { preHandler: [limited(app, 'recover'), limited(app, 'mailTo')] },
      handler: async ({ request, body }) => ({
        status: 200,
        body: await recover(deps, body, readerOf(request, body.language)),
      }),
    },
    reset: {
      hooks: { preHandler: limited(app, 'reset') },
      handler: async ({ request, body }) => ({ status: 200, body: await reset(deps, body, readerOf(request)) }),
    },
    myself: owned((account) => readMyself(deps, account)),
    change: owned(
      (account, { request, body }) => changeMyself(deps, account, body, readerOf(request, body.language)),
      'change',
    ),
    forfeit: owned(
      (account, { request, body }) => forfeit(deps, account, body, readerOf(request, body.language)),
      'forfeit',
    ),
    remove: owned((account, { body }) => deleteAccount(deps, account, body), 'remove'),
  };
}
