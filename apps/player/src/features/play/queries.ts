import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { call, callWithEtag, query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { takeEarlyCall } from './arriving/early-call.ts';

interface Headers {
  authorization: string;
}

const etags = new WeakMap<JoinedPois, string>();

/** The ETag of a response as the server sent it; undefined once the phone has changed it. */
export function etagOf(joined: JoinedPois | undefined): string | undefined {
  return joined && etags.get(joined);
}

/** Keeps the ETag of a response that the phone has stored. */
export function saveEtag(joined: JoinedPois, etag: string): void {
  etags.set(joined, etag);
}

/** The pois and the player's progress. Without `lang` the server chooses the language. */
export function joinedQuery(headers: Headers, lang?: string) {
  const asked = { headers, query: lang === undefined ? {} : { lang } };
  return {
    ...query(routes.joined.pois, asked),
    async queryFn({ signal }: { signal: AbortSignal }): Promise<JoinedPois> {
      const { body: joined, etag } = await callWithEtag(routes.joined.pois, asked, signal, (address) =>
        takeEarlyCall(address, headers.authorization),
      );
      if (etag !== null) saveEtag(joined, etag);
      return joined;
    },
  };
}

/** All teams of the battle, best first. */
export function rankingQuery(headers: Headers) {
  return query(routes.progress.ranking, { headers });
}

/**
 * The organiser's messages to this team, latest first. They count as read once they are loaded by a page that is
 * visible.
 */
export function messagesQuery(headers: Headers) {
  return queryOptions({
    ...query(routes.progress.messages, { headers, query: {} }),
    queryFn: () => call(routes.progress.messages, { headers, query: document.hidden ? { seen: 'false' } : {} }),
  });
}

/** Invitation of the own team of friends. */
export function invitationQuery(headers: Headers) {
  return query(routes.progress.invitation, { headers });
}

/** Invalidates all queries of the game. */
export async function refetchGame(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: [routes.joined.pois.path] }), refetchAround(client)]);
}

/** Invalidates all queries of the game but the pois. */
export async function refetchAround(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [routes.progress.ranking.path] }),
    client.invalidateQueries({ queryKey: [routes.progress.messages.path] }),
    client.invalidateQueries({ queryKey: [routes.progress.invitation.path] }),
    client.invalidateQueries({ queryKey: [routes.progress.lastHelp.path] }),
  ]);
}

/** Whether a call failed because the run token is missing, wrong or expired. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'unauthorized';
}
