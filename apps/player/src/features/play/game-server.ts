import type { Submission, SubmissionResult } from '@puzzle-runs/contract/play/submission.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { randomUuid } from '@puzzle-runs/web/api/random-uuid.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { type EntryLabel, holdsPosition, type NewEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import type { PlayPlace } from '@puzzle-runs/web/session/session.ts';
import { loadOutbox } from '#offline/load-outbox.ts';
import { engineOf, ownerOf } from '#offline/outbox-view.ts';
import { joinedQuery, messagesQuery, rankingQuery } from './queries.ts';
import { readableOffline } from './readable-offline.ts';

/** Backend of a game: the API, or the engine in the browser for a playground (`playground/`). */
export interface GameServer {
  /** The pois and the player's progress. */
  joined: ReturnType<typeof joinedQuery>;
  /** All teams of the battle, best first. */
  ranking: ReturnType<typeof rankingQuery>;
  /** The organiser's messages to this team, latest first. */
  messages: ReturnType<typeof messagesQuery>;
  /** Judges an answer or sells a hint. `label` names it while it waits for a network. @throws ApiProblem */
  submit: (submission: Submission, label: EntryLabel) => Promise<SubmissionResult>;
  /** Saves a rating of 1 to 5 stars. @throws ApiProblem */
  rate: (explorationId: number, rating: number, label: EntryLabel) => Promise<{ rating: number }>;
}

/**
 * The game as kept by the API, for the owner of a run token. Everything sent but positions goes through the outbox;
 * phones with the answers judge without a network.
 */
export function apiGameServer(place: PlayPlace, authorization: string, lang?: string): GameServer {
  const headers = { authorization };
  const owner = ownerOf(place);

  async function queue(entry: Omit<NewEntry, 'place' | 'owner'>): Promise<unknown> {
    return (await loadOutbox()).enqueue({ ...entry, place, owner });
  }

  return {
    joined: place.trial ? joinedQuery(headers, lang) : readableOffline(joinedQuery(headers, lang), place),
    ranking: rankingQuery(headers),
    messages: messagesQuery(headers),
    // The casts are safe: the outbox returns what the API responded to the same body.
    submit: async (body, label) => {
      const sent = { id: randomUuid(), body, label };
      const engine = engineOf(place);
      if (engine) return engine.submit(sent);
      // Without the answers on the phone, the player tries again with a fresh position.
      if (holdsPosition(body))
        return call(routes.progress.submit, { headers, query: {}, body: { ...body, submission_id: sent.id } });
      return (await queue(sent)) as SubmissionResult;
    },
    async rate(id, rating, label) {
      const body = { progress_type: 'rating', progress_id: id, rating } as const;
      return (await queue({ id: randomUuid(), body, label })) as { rating: number };
    },
  };
}
