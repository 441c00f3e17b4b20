import type { JoinedPois } from '@puzzle-runs/contract/progress.ts';
import { wholeMinutes } from '@puzzle-runs/domain/poi/unlock-by-points-time-tasks.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { asApiProblem } from '@puzzle-runs/web/task/as-api-problem.ts';
import type { GameServer } from '../game-server.ts';
import { joinedQuery, messagesQuery, rankingQuery } from '../queries.ts';
import { initialState, judgeSubmission } from './playground-game.ts';
import { joinedView, rankingView } from './playground-view.ts';
import type { PlaygroundScript } from './script.ts';

export interface PlaygroundServer extends GameServer {
  /** The pois as they stand now. */
  read: () => JoinedPois;
  /** The other teams earn their next points. */
  playOthers: () => void;
  /** Without a network every submission gets lost, as on a phone in a cellar. */
  setOnline: (online: boolean) => void;
}

let servers = 0;

/** Answers after this time, so that the screen shows that it works; a phone in the street waits longer. */
const RESPONSE_MS = 250;

/**
 * Keeps one playground: the play screens ask it as they ask the API, and it judges by the same rules. Nothing leaves the browser.
 * @param now the clock, in milliseconds
 */
export function playgroundServer(script: PlaygroundScript, now: () => number): PlaygroundServer {
  let state = initialState(script);
  let online = true;
  const began = now();
  servers += 1;
  const key = { authorization: `specimen ${servers}` };
  const minutes = () => wholeMinutes(0, (now() - began) * (script.speed ?? 1));
  const read = () => joinedView(script, state, minutes());
  const ranking = () => {
    const rows = rankingView(script, state);
    return { count: rows.length, rows, frozen_at: null };
  };

  return {
    joined: { ...joinedQuery(key), queryFn: async () => read() },
    ranking: { ...rankingQuery(key), queryFn: async () => ranking() },
    messages: { ...messagesQuery(key), queryFn: async () => ({ count: 0, rows: [] }) },
    read,
    rate: async (_, rating) => ({ rating }),
    playOthers() {
      state = { ...state, rounds: state.rounds + 1 };
    },
    setOnline(isOnline) {
      online = isOnline;
    },
    async submit(submission) {
      await new Promise((answer) => setTimeout(answer, RESPONSE_MS));
      if (!online) throw new ApiProblem(0, 'network');
      try {
        const judgement = judgeSubmission(script, state, submission);
        state = judgement.state;
        if (judgement.result instanceof Problem) throw judgement.result;
        return judgement.result;
      } catch (problem) {
        throw asApiProblem(problem);
      }
    },
  };
}
