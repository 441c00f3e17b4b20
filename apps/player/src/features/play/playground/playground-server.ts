import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { asApiProblem } from '@puzzle-runs/web/tasks/as-api-problem.ts';
import { judgeLocally } from '@puzzle-runs/web/tasks/local-game.ts';
import type { GameServer } from '../game-server.ts';
import { joinedQuery, messagesQuery, rankingQuery } from '../queries.ts';
import { hintTextsIn, initialProgress, playgroundGame } from './playground-game.ts';
import { joinedView, rankingView } from './playground-view.ts';
import type { PlaygroundScript } from './script.ts';

export interface PlaygroundServer extends GameServer {
  /** The current state of the pois. */
  read: () => JoinedPois;
  /** The rivals earn their next points. */
  playOthers: () => void;
  /** Offline, submissions wait. */
  setOnline: (online: boolean) => void;
}

let servers = 0;

/** Simulated response time, so that the busy state is visible. */
const RESPONSE_MS = 250;

/**
 * In-browser backend of a playground: the play screens use it like the API, and it applies the same rules. Sends
 * nothing.
 * @param now clock in milliseconds
 */
export function playgroundServer(script: PlaygroundScript, now: () => number): PlaygroundServer {
  const game = playgroundGame(script);
  const began = now();
  let progress = initialProgress(script, began);
  let rounds = 0;
  /** Resolves when the playground is online again; undefined while it is. */
  let offline: PromiseWithResolvers<void> | undefined;
  servers += 1;
  const key = { authorization: `playground ${servers}` };
  const at = () => began + (now() - began) * (script.speed ?? 1);
  const read = () => joinedView({ script, game, progress, at: at() });
  const ranking = () => {
    const rows = rankingView(script, progress, rounds);
    return {
      count: rows.length,
      rows,
      frozen_at: null,
      rank_by_share: false,
      tie_rule: 'last_solution' as const,
      board: false,
      open_reviews: 0,
    };
  };

  return {
    joined: { ...joinedQuery(key), queryFn: async () => read() },
    ranking: { ...rankingQuery(key), queryFn: async () => ranking() },
    messages: { ...messagesQuery(key), queryFn: async () => ({ count: 0, rows: [] }) },
    read,
    rate: async (_, rating) => ({ rating }),
    playOthers() {
      rounds += 1;
    },
    setOnline(isOnline) {
      offline?.resolve();
      offline = isOnline ? undefined : Promise.withResolvers<void>();
    },
    async submit(submission) {
      await offline?.promise;
      await new Promise((answer) => setTimeout(answer, RESPONSE_MS));
      try {
        const texts = { game, hintTexts: (id: number) => hintTextsIn(script, id) };
        const judged = judgeLocally(texts, progress, { body: submission, at: at() });
        progress = judged.progress;
        if (judged.told instanceof Problem) throw judged.told;
        return judged.told;
      } catch (problem) {
        throw asApiProblem(problem);
      }
    },
  };
}
