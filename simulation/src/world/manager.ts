import { contract } from '@puzzle-runs/contract/contract.ts';
import { initClient } from '@ts-rest/core';
import type { Machine } from '../server/machine.ts';

/** Typed calls of an account, whose network is good. */
export function managerClient(machine: Machine, token: string) {
  return initClient(contract, {
    baseUrl: '',
    baseHeaders: { authorization: `Bearer ${token}` },
    api: async ({ path, method, headers, body }) => {
      const sent = typeof body === 'string' ? { body } : {};
      const answer = await machine.handle({ method, url: path, headers, ...sent });
      const isJson = answer.headers['content-type']?.includes('json');
      return {
        status: answer.status,
        body: isJson ? JSON.parse(answer.body) : answer.body,
        headers: new Headers(answer.headers),
      };
    },
  });
}

export type Manager = ReturnType<typeof managerClient>;

/** The body of a response. @throws unless it is a result */
export function done<A extends { status: number; body: unknown }>(answer: A): Extract<A, { status: 200 }>['body'] {
  if (answer.status !== 200) throw new Error(`responded with ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body as Extract<A, { status: 200 }>['body'];
}
