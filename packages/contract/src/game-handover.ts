import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { failures } from './failures.ts';
import { tokenPair } from './join.ts';
import { text } from './shared.ts';
import { runToken } from './token-headers.ts';

const c = initContract();

const CODE_TEXT_MAX = 200;

export const gameHandover = c.router({
  start: {
    method: 'POST',
    path: '/joined/crossing',
    summary: 'Create a one-time code for the same game in another browser',
    description: 'For the player of the run token only. The code is valid for 15 minutes. Not for trials.',
    headers: runToken,
    body: c.noBody(),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'rate_limited'),
      200: z.object({ code: z.string() }).meta({ id: 'GameCode' }),
    },
  },
  complete: {
    method: 'POST',
    path: '/joined/crossing/arrival',
    summary: 'Continue a game with its one-time code',
    description: 'Returns a run token of the same player. Each code works once; spelling and separators do not matter.',
    body: z.object({ code: text(CODE_TEXT_MAX) }).meta({ id: 'GameCodeEntry' }),
    responses: { ...failures('invalid_request', 'verification_failed', 'rate_limited'), 200: tokenPair },
  },
});
