import type { OfflineContent } from '@puzzle-runs/contract/offline/offline-content.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { Submission, SubmissionResult } from '@puzzle-runs/contract/play/submission.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { ApiProblem, failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { isOffline } from '@puzzle-runs/web/api/connection.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { type OfflineGame, offlineGame } from '@puzzle-runs/web/offline-play/offline-game.ts';
import {
  isJudgeable,
  judgedBody,
  judgeOffline,
  replayQueue,
  viewWithQueue,
} from '@puzzle-runs/web/offline-play/replay-queue.ts';
import type { Outbox } from '@puzzle-runs/web/outbox/outbox.ts';
import {
  type EntryLabel,
  holdsPosition,
  isSettled,
  mayStillCount,
  type OutboxEntry,
  type Outcome,
} from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { bearerOf, type PlayPlace, session, storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { asApiProblem } from '@puzzle-runs/web/tasks/as-api-problem.ts';
import { markPhoneVerdict, ownerOf, type VerdictEngine } from './outbox-view.ts';

export interface Answers {
  content: OfflineContent;
  /** Milliseconds by which the server's clock is ahead of the phone's. */
  clockOffset: number;
}

/** A result, or a problem that counts as an attempt. */
type Judged = SubmissionResult | Problem;

interface Sent {
  id: string;
  body: Submission;
  label: EntryLabel;
}

const QUEUED = Symbol('queued');

/** What a call returns, or `QUEUED` as soon as the queue holds an entry like this. */
async function resultOrQueued<T>(
  outbox: Outbox,
  sending: Promise<T>,
  isLike: (entry: OutboxEntry) => boolean,
): Promise<T | typeof QUEUED> {
  const { promise: queued, resolve } = Promise.withResolvers<typeof QUEUED>();
  const look = () => {
    if (outbox.entries().some(isLike)) resolve(QUEUED);
  };
  const stop = outbox.subscribe(look);
  look();
  return Promise.race([sending, queued]).finally(stop);
}

function storedOutcome(outcome: Judged): Outcome {
  if (!(outcome instanceof Problem)) return { result: outcome };
  return { problem: { code: outcome.code, params: outcome.params ?? {} } };
}

/** The result for the screens, or the problem thrown. */
function handOver(outcome: Judged): SubmissionResult {
  if (outcome instanceof Problem) throw markPhoneVerdict(asApiProblem(outcome) as ApiProblem);
  return markPhoneVerdict({ ...outcome });
}

/** Judges the game of a place with the answers on this phone. */
export function createVerdictEngine(
  place: PlayPlace,
  { content, clockOffset }: Answers,
  outbox: Outbox,
): VerdictEngine {
  const game = storageKeyOf(place);
  /** By the server's last response. */
  let played: OfflineGame | undefined;

  function read(joined: JoinedPois): OfflineGame {
    if (played?.joined !== joined) played = offlineGame(content, joined);
    return played;
  }

  /** Whether the view and later verdicts include an entry. */
  function counts(entry: OutboxEntry): boolean {
    return entry.game === game && !isSettled(entry) && mayStillCount(entry);
  }

  /** The game that judges a submission; undefined where only the server can. */
  function judgeOf(body: Submission): OfflineGame | undefined {
    return played && isJudgeable(played, body) ? played : undefined;
  }

  /**
   * Judges a submission after all entries before it in the queue; returns the body to send, too. Throws a phone verdict
   * when nothing changes.
   */
  function judge(played: OfflineGame, queue: readonly OutboxEntry[], { id, body }: Sent) {
    const own = queue.find((entry) => entry.id === id);
    const earlier = queue.filter((entry) => counts(entry) && entry.id !== id && (!own || entry.order < own.order));
    try {
      const progress = replayQueue(played, earlier, clockOffset);
      const act = { body, at: Date.now() + clockOffset };
      const outcome: Judged = judgeOffline(played, progress, act);
      return { outcome, body: judgedBody(played, progress, act) };
    } catch (problem) {
      if (problem instanceof Problem) handOver(problem);
      throw problem;
    }
  }

  function enqueue(entry: Sent & { verdict?: Outcome }): Promise<SubmissionResult> {
    const sending = outbox.enqueue({ ...entry, place, owner: ownerOf(place) }) as Promise<SubmissionResult>;
    sending.catch(() => undefined); // the queue shows a different decision of the server later
    return sending;
  }

  /** Judges first, then queues the submissions that count. What only the server can judge waits for it. */
  async function queueJudged(sent: Sent): Promise<SubmissionResult> {
    const judging = judgeOf(sent.body);
    if (!judging) return enqueue(sent);
    const { outcome, body } = judge(judging, outbox.entries(), sent);
    const sending = enqueue({ ...sent, body, verdict: storedOutcome(outcome) });
    // The next verdict includes it.
    await resultOrQueued(
      outbox,
      sending.catch(() => undefined),
      ({ id }) => id === sent.id,
    );
    return handOver(outcome);
  }

  /**
   * Judges an entry that is already queued because its response was lost. Where the rules refuse it, the server may
   * have counted it, and the game shows that already: then the outcome is the server's.
   */
  async function judgeQueued(sent: Sent, sending: Promise<SubmissionResult>): Promise<SubmissionResult> {
    const judging = judgeOf(sent.body);
    if (!judging) return sending;
    let judged: ReturnType<typeof judge>;
    try {
      judged = judge(judging, outbox.entries(), sent);
    } catch (problem) {
      if (outbox.entries().some(({ id, maybeSent }) => id === sent.id && maybeSent)) return sending;
      await outbox.withdraw(sent.id);
      throw problem;
    }
    await outbox.judge(sent.id, { verdict: storedOutcome(judged.outcome), body: judged.body });
    return handOver(judged.outcome);
  }

  /** Sends a position once, for the server to judge; without a network the phone does. */
  async function sendPosition(sent: Sent): Promise<SubmissionResult> {
    const token = session.runToken(place);
    const headers = { authorization: token ? bearerOf(token) : '' };
    try {
      return await call(routes.progress.submit, { headers, query: {}, body: { ...sent.body, submission_id: sent.id } });
    } catch (problem) {
      if (failureCodeOf(problem) !== 'network' || !judgeOf(sent.body)) throw problem; // a position does not wait
      return queueJudged(sent);
    }
  }

  return {
    view(last, queue, minute) {
      const now = Math.max(Date.now(), Date.parse(minute));
      return viewWithQueue(read(last), queue.filter(counts), { clockOffset, now });
    },
    note: (last) => void read(last),
    async submit(sent) {
      if (holdsPosition(sent.body)) return sendPosition(sent);
      if (isOffline()) return queueJudged(sent);
      const sending = enqueue(sent);
      const isLost = (entry: OutboxEntry) => entry.id === sent.id && entry.waited && !isSettled(entry);
      const first = await resultOrQueued(outbox, sending, isLost);
      return first === QUEUED ? judgeQueued(sent, sending) : first;
    },
  };
}
