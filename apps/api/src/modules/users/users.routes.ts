import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import { accountRoutes } from '#http/account-routes.ts';
import type { ReplyToGuess } from '#http/limits/guesses.ts';
import { delayGuesses } from '#http/limits/login-delay.ts';
import { visitorOf } from '#http/limits/rate-limit-keys.ts';
import { limited } from '#http/limits/rate-limits.ts';
import { requestLanguage } from '#http/reading-language.ts';
import type { Routes } from '#http/register.ts';
import { signSessionToken } from '#http/session.ts';
import { deleteAccount, requestAccountDeletion } from './account-deletion.service.ts';
import { completeHandover, startHandover } from './handover.service.ts';
import { logIn, logOut } from './login-and-ended-session.service.ts';
import { requestPasswordReset, resetPassword } from './password-reset.service.ts';
import { changeProfile, readProfile } from './profile.service.ts';
import { register, verify } from './registration.service.ts';

interface Exchange {
  request: FastifyRequest;
  reply: ReplyToGuess;
}

/** @param origin public origin of the site that serves these routes; links of confirmation mails lead there */
export function usersRoutes(app: FastifyInstance, deps: Deps, origin: string): Routes<'users'> {
  const accountRoute = accountRoutes(app);
  const delayed = delayGuesses(deps);

  /**
   * Checks a code or a password, in turn with the other guesses of the same one by this address (docs/decisions/0046).
   */
  function inTurn<T>({ request, reply }: Exchange, secret: string | number, check: () => Promise<T>): Promise<T> {
    return deps.guesses.inTurn({ key: `account:${visitorOf(request)}:${secret}`, reply }, check);
  }

  return {
    register: {
      hooks: { preHandler: [limited(app, 'register'), limited(app, 'registerNetwork'), limited(app, 'mailTo')] },
      handler: async ({ request, body }) => ({
        status: 200,
        body: await register(deps, body, { language: requestLanguage(request, body.language), origin }),
      }),
    },
    verify: {
      hooks: { preHandler: limited(app, 'verify') },
      handler: async ({ request, reply, body }) => ({
        status: 200,
        body: await inTurn({ request, reply }, body.code, () => verify(deps, body, requestLanguage(request))),
      }),
    },
    login: {
      hooks: {
        preHandler: [limited(app, 'login'), limited(app, 'loginNetwork'), limited(app, 'loginTo')],
      },
      handler: async ({ request, body }) => ({
        status: 200,
        body: signSessionToken(app, await delayed(request, () => logIn(deps, body))),
      }),
    },
    logout: accountRoute((account) => logOut(deps, account)),
    startHandover: accountRoute((account) => startHandover(deps, account), 'startHandover'),
    completeHandover: {
      hooks: { preHandler: limited(app, 'completeHandover') },
      handler: async ({ request, reply, body }) => ({
        status: 200,
        body: signSessionToken(
          app,
          await inTurn({ request, reply }, body.code, () => completeHandover(deps, body.code)),
        ),
      }),
    },
    recover: {
      hooks: { preHandler: [limited(app, 'recover'), limited(app, 'mailTo')] },
      handler: async ({ request, body }) => ({
        status: 200,
        body: await requestPasswordReset(deps, body, requestLanguage(request, body.language)),
      }),
    },
    reset: {
      hooks: { preHandler: limited(app, 'reset') },
      handler: async ({ request, reply, body }) => ({
        status: 200,
        body: await inTurn({ request, reply }, body.code, () => resetPassword(deps, body, requestLanguage(request))),
      }),
    },
    myself: accountRoute((account) => readProfile(deps, account)),
    change: accountRoute(
      (account, { request, reply, body }) =>
        inTurn({ request, reply }, account.user_id, () =>
          changeProfile(deps, account, body, { language: requestLanguage(request, body.language), origin }),
        ),
      'change',
    ),
    forfeit: accountRoute(
      (account, { request, body }) =>
        requestAccountDeletion(deps, account, body, requestLanguage(request, body.language)),
      'forfeit',
    ),
    remove: accountRoute(
      (account, { request, reply, body }) =>
        inTurn({ request, reply }, body.code, () => deleteAccount(deps, account, body)),
      'remove',
    ),
  };
}
