import type { Submission, SubmissionResult } from '@puzzle-runs/contract/progress.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { joinedQuery, messagesQuery, rankingQuery } from './queries.ts';

/** Who keeps the game: the API, or a playground's own small referee in the browser (`specimen/`). */
export interface GameServer {
  /** The pois and where the player stands. */
  joined: ReturnType<typeof joinedQuery>;
  /** All teams of the battle, best first. */
  ranking: ReturnType<typeof rankingQuery>;
  /** What the organiser of the battle told this team, latest first. */
  messages: ReturnType<typeof messagesQuery>;
  /** Judges an answer, or sells a hint. @throws ApiProblem */
  submit: (submission: Submission) => Promise<SubmissionResult>;
  /** Keeps 1 to 5 stars for the run. @throws ApiProblem */
  rate: (explorationId: number, rating: number) => Promise<{ rating: number }>;
}

/** The game that the API keeps for the bearer of a run token. */
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
