import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { signSessionToken } from '#http/session.ts';
import { signRunToken } from '#http/tokens.ts';
import { readExplorationSteps } from '#modules/content/read-content.service.ts';
import { ORGANISER, type STRANGER } from '../seed.ts';
import { type Call, inject } from './hand-written-app.ts';
import { rightAnswers } from './right-answers.ts';

/** Builds the calls to these addresses, with the organiser's session token or the run token of the first player. */
export async function callsTo(
  urls: readonly string[],
  { app, deps, players }: { app: FastifyInstance; deps: Deps; players: RunTokenClaims[] },
): Promise<Call[]> {
  const session = sessionToken(app);
  const [exploration] = runTokens(app, players);
  const calls: Call[] = [];
  for (const url of urls) {
    const get = { name: url, method: 'GET', url } as const;
    if (url === '/api/progress') {
      calls.push({ ...get, name: 'wrong answer', method: 'POST', token: exploration, body: await wrongAnswer(deps) });
      calls.push(await rightAnswers(app, { deps, players }));
    } else if (url.startsWith('/api/management/')) calls.push({ ...get, token: session });
    else calls.push({ ...get, token: /^\/api\/(joined|progress)\//.test(url) ? exploration : undefined });
  }
  // First, because an answer changes what these callers hold.
  return [...(await unchanged(app, calls)), ...calls];
}

/** Repeats the calls whose response has an ETag, sent by callers that hold it. */
async function unchanged(app: FastifyInstance, calls: readonly Call[]): Promise<Call[]> {
  const repeated: Call[] = [];
  for (const call of calls.filter(({ method }) => method === 'GET')) {
    const { etag } = (await inject(app, call)).headers;
    if (etag) repeated.push({ ...call, name: `${call.name}, not modified`, etag: String(etag) });
  }
  return repeated;
}

export function runTokens(app: FastifyInstance, players: RunTokenClaims[]): string[] {
  return players.map((player) => signRunToken(app, player).accessToken);
}

export function sessionToken(app: FastifyInstance, { sessionId }: typeof STRANGER = ORGANISER): string {
  const claims = { kind: 'session', session_id: sessionId, name: 'Organiser', group: 'user' } as const;
  return signSessionToken(app, claims).accessToken;
}

/** A wrong answer to a quest without an attempt limit, so that it can be repeated. */
async function wrongAnswer({ store }: Deps) {
  const { tasks } = await readExplorationSteps(store.db, 'versus-run');
  const task = tasks.find(({ taskType }) => taskType === 'guess_number');
  return { progress_type: 'task', progress_id: task?.id, task_type: 'guess_number', answer: 17 };
}
