import type { Submission, SubmissionResult } from '@puzzle-runs/contract/progress.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { joinedQuery, messagesQuery, rankingQuery } from './queries.ts';

/** Backend of a game: the API, or a playground's rules engine in the browser (`playground/`). */
export interface GameServer {
  /** The pois and the player's progress. */
  joined: ReturnType<typeof joinedQuery>;
  /** All teams of the battle, best first. */
  ranking: ReturnType<typeof rankingQuery>;
  /** The organiser's messages to this team, latest first. */
  messages: ReturnType<typeof messagesQuery>;
  /** Judges an answer or sells a hint. @throws ApiProblem */
  submit: (submission: Submission) => Promise<SubmissionResult>;
  /** Saves a rating of 1 to 5 stars. @throws ApiProblem */
  rate: (explorationId: number, rating: number) => Promise<{ rating: number }>;
}

/** The game as kept by the API, for the owner of a run token. */
export function apiGameServer(authorization: string): GameServer {
  const headers = { authorization };
  return {
    joined: joinedQuery(headers),
    ranking: rankingQuery(headers),
    messages: messagesQuery(headers),
    submit: (body) => call(routes.progress.submit, { headers, body }),
    rate: (id, rating) => call(routes.explorations.rate, { params: { id }, headers, body: { rating } }),
  };
}
