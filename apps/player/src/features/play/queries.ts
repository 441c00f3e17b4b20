import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import type { QueryClient } from '@tanstack/react-query';

interface Headers {
  authorization: string;
}

/** The pois and where the player stands. */
export function joinedQuery(headers: Headers) {
  return query(routes.joined.pois, { headers });
}

/** All teams of the battle, best first. */
export function rankingQuery(headers: Headers) {
  return query(routes.progress.ranking, { headers });
}

/** What the organiser of the battle told this team, latest first. */
export function messagesQuery(headers: Headers) {
  return query(routes.progress.messages, { headers });
}

/** How friends come into the own team. */
export function invitationQuery(headers: Headers) {
  return query(routes.progress.invitation, { headers });
}

/** Has everything of the game read again that is on the screen. */
export async function refetchGame(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [routes.joined.pois.path] }),
    client.invalidateQueries({ queryKey: [routes.progress.ranking.path] }),
    client.invalidateQueries({ queryKey: [routes.progress.messages.path] }),
    client.invalidateQueries({ queryKey: [routes.progress.invitation.path] }),
  ]);
}

/** Whether a call failed because the run token is missing, wrong or expired. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'unauthorized';
}
