import type { JoinBody } from '@puzzle-runs/contract/join.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import type { ReplyToGuess } from '#http/limits/guesses.ts';
import { visitorOf } from '#http/limits/rate-limit-keys.ts';
import { limited } from '#http/limits/rate-limits.ts';
import { codeCheck } from '#http/limits/wrong-codes.ts';
import { readingLanguage, requestLanguage, sayLanguage } from '#http/reading-language.ts';
import type { Routes } from '#http/register.ts';
import { sessionOf } from '#http/session.ts';
import { playerOf, requirePlayer, signRunToken } from '#http/tokens.ts';
import { payForAttempt } from '#modules/captcha/captcha-cost.service.ts';
import { completeGameHandover, startGameHandover } from '#modules/users/handover.service.ts';
import { joinExploration, readJoinInfo } from './joining.service.ts';
import { readTeamCard } from './team-card.service.ts';
import { createTeamOfFriends } from './team-of-friends.service.ts';

export function joiningRoutes(app: FastifyInstance, deps: Deps): Routes<'joining'> {
  const joins = [limited(app, 'join'), limited(app, 'joinNetwork'), limited(app, 'joinDevice')];
  const hooks = { preHandler: joins };
  const checkCode = codeCheck(deps, (captcha, wrongCodes) => payForAttempt(deps, captcha, wrongCodes));
  const lookUp = limited(app, 'joinInfo');

  async function join({ body, request, reply }: { body: JoinBody; request: FastifyRequest; reply: ReplyToGuess }) {
    const language = requestLanguage(request, body.language);
    const claims = await checkCode({ request, reply }, async (onRightCode) =>
      joinExploration({ ...deps, onRightCode }, { ...body, language }, await sessionOf(request)),
    );
    return { status: 200 as const, body: signRunToken(app, claims) };
  }

  return {
    exploration: { hooks, handler: join },
    together: {
      hooks,
      handler: async ({ params, body, request, reply }) => {
        const language = requestLanguage(request, body.language);
        const { claims, ...made } = await checkCode({ request, reply }, async (onRightCode) =>
          createTeamOfFriends(
            { ...deps, onRightCode },
            params.exploration_id,
            { ...body, language },
            await sessionOf(request),
          ),
        );
        return { status: 200, body: { ...signRunToken(app, claims), ...made } };
      },
    },
    instant: { hooks, handler: join },
    card: {
      hooks: { preHandler: lookUp },
      handler: async ({ params: { participant_id: id }, query: { check } }) => ({
        status: 200,
        body: await readTeamCard(deps, { id, check }),
      }),
    },
    instantInfo: {
      hooks: { preHandler: lookUp },
      handler: async ({ query: { lang, ...query }, request, reply }) => {
        const reading = readingLanguage(request, lang);
        const body = await checkCode({ request, reply }, () => readJoinInfo(deps, query, reading));
        sayLanguage(reply, body.exploration.description_lang ?? body.exploration.lang);
        return { status: 200, body };
      },
    },
  };
}

export function gameHandoverRoutes(app: FastifyInstance, deps: Deps): Routes<'gameHandover'> {
  return {
    start: {
      hooks: { onRequest: requirePlayer, preHandler: limited(app, 'startGameHandover') },
      handler: async ({ request }) => ({ status: 200, body: await startGameHandover(deps, playerOf(request)) }),
    },
    complete: {
      hooks: { preHandler: [limited(app, 'completeGameHandover'), limited(app, 'completeGameHandoverNetwork')] },
      handler: async ({ request, reply, body }) => {
        // A few guesses of one address at a time (docs/decisions/0046).
        const guess = { key: `game:${visitorOf(request)}`, reply };
        const claims = await deps.guesses.inTurn(guess, () => completeGameHandover(deps, body.code));
        return { status: 200, body: signRunToken(app, claims) };
      },
    },
  };
}
