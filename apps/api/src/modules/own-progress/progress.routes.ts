import { progress as contract } from '@puzzle-runs/contract/play/progress.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { accountRoutes } from '#http/account-routes.ts';
import { sendSharedText } from '#http/json-text.ts';
import { limited } from '#http/limits/rate-limits.ts';
import { codeCheck } from '#http/limits/wrong-codes.ts';
import { readingLanguage } from '#http/reading-language.ts';
import type { Routes } from '#http/register.ts';
import { sessionOf } from '#http/session.ts';
import { sharedText } from '#http/shared-text.ts';
import { playerOf, requirePlayer } from '#http/tokens.ts';
import { payForAttempt } from '#modules/captcha/captcha-cost.service.ts';
import { leaveTeamOfFriends, readInvitation } from '#modules/joining/team-of-friends.service.ts';
import { readLastHelp, requestHelp } from '#modules/play/event/help-requests.service.ts';
import { readMessages } from '#modules/play/event/messages.service.ts';
import { readPoints } from '#modules/play/score/points.service.ts';
import { battleOfPlayer, readRanking } from '#modules/play/score/ranking.service.ts';
import { readResultPicture } from '#modules/play/score/result-picture.service.ts';
import { submit } from '#modules/play/submit/submit.service.ts';
import { deleteOwnProgress, listOwnProgress } from './progress.service.ts';
import { takeOver } from './takeover.service.ts';

export function progressRoutes(app: FastifyInstance, deps: Deps): Routes<'progress'> {
  const { store } = deps;
  const checkCode = codeCheck(deps, (captcha, wrongCodes) => payForAttempt(deps, captcha, wrongCodes));
  const ranking = sharedText(contract.ranking.responses[200], (battleId: number | null) =>
    readRanking(store.db, battleId),
  );
  return {
    points: {
      hooks: { onRequest: requirePlayer },
      handler: async ({ request }) => ({ status: 200, body: await readPoints(store.db, playerOf(request)) }),
    },
    ranking: {
      hooks: { onRequest: requirePlayer },
      handler: async ({ request, reply }) => {
        const battleId = await battleOfPlayer(store.db, playerOf(request));
        return sendSharedText({ request, reply }, await ranking(battleId), 'players');
      },
    },
    messages: {
      hooks: { onRequest: requirePlayer },
      handler: async ({ request, query }) => ({
        status: 200,
        body: await readMessages(deps, playerOf(request), query),
      }),
    },
    help: {
      hooks: { onRequest: requirePlayer, preHandler: limited(app, 'answer') },
      handler: async ({ request, body }) => ({ status: 200, body: await requestHelp(deps, playerOf(request), body) }),
    },
    lastHelp: {
      hooks: { onRequest: requirePlayer },
      handler: async ({ request }) => ({ status: 200, body: await readLastHelp(deps, playerOf(request)) }),
    },
    picture: {
      hooks: { onRequest: requirePlayer, preHandler: limited(app, 'resultPicture') },
      handler: async ({ request, query, reply }) => {
        reply.header('cache-control', 'private, no-store');
        return { status: 200, body: await readResultPicture(deps, playerOf(request), query.language) };
      },
    },
    invitation: {
      hooks: { onRequest: requirePlayer },
      handler: async ({ request }) => ({ status: 200, body: await readInvitation(deps, playerOf(request)) }),
    },
    leave: {
      hooks: { onRequest: requirePlayer },
      handler: async ({ request }) => ({ status: 200, body: await leaveTeamOfFriends(deps, playerOf(request)) }),
    },
    submit: {
      hooks: { onRequest: requirePlayer, preHandler: [limited(app, 'answer'), limited(app, 'position')] },
      handler: async ({ request, reply, query, body }) => {
        const sent = { submission: body, reading: readingLanguage(request, query.lang) };
        const work = () => submit(deps, playerOf(request), sent);
        return body.progress_type === 'arrival' && body.via === 'code' ? checkCode({ request, reply }, work) : work();
      },
    },
    myself: async ({ request, query }) => ({
      status: 200,
      body: await listOwnProgress(store.db, await sessionOf(request), query.guest_id),
    }),
    takeOver: accountRoutes(app)((account, { body }) => takeOver(store, account, body.guest_id), 'takeOver'),
    remove: async ({ request, body }) => ({
      status: 200,
      body: await deleteOwnProgress(store, await sessionOf(request), body),
    }),
  };
}
