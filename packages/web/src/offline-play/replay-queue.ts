import { hintsOf } from '@puzzle-runs/contract/mapping/hints-of.ts';
import {
  type HintTexts,
  type ReplyText,
  replyTextIn,
  toSubmissionResult,
} from '@puzzle-runs/contract/mapping/submission-result.ts';
import type { OfflineContent } from '@puzzle-runs/contract/offline/offline-content.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { Submission, SubmissionResult } from '@puzzle-runs/contract/play/submission.ts';
import { apply } from '@puzzle-runs/domain/game/apply.ts';
import { hintProgressOf, minutesAt } from '@puzzle-runs/domain/game/hint-progress.ts';
import type { Progress } from '@puzzle-runs/domain/game/progress.ts';
import type { Problem } from '@puzzle-runs/domain/problem.ts';
import type { OfflineGame } from './offline-game.ts';
import { offlineView } from './offline-view.ts';

/** An entry that waits in the queue of a game. */
export interface QueuedEntry {
  body: Submission | { progress_type: 'rating' };
  /** Milliseconds on the phone's clock. */
  queuedAt: number;
}

/**
 * Whether the package knows what a submission belongs to. What is newer, or was changed to another kind, only the
 * server can judge.
 */
export function isJudgeable(
  { game, content }: OfflineGame,
  { progress_type: kind, progress_id: id }: Submission,
): boolean {
  if (kind === 'task') return (game.taskById.get(id)?.task.solution ?? null) !== null;
  if (kind === 'hint') return game.hintById.has(id);
  const required = (game.poiById.get(id)?.arrival.radius ?? null) !== null;
  const packed = content.pois.find((poi) => poi.id === id);
  return packed !== undefined && (packed.arrival.radius !== null || !required);
}

/**
 * Judges a submission by the rules of the server. `at`: milliseconds on the server's clock.
 * @returns what the player is told; a wrong answer is a problem, because the server refuses it, too, but it counts
 * @throws Problem when nothing changes, with the code that the server would return
 */
export function judgeOffline(
  { game, content, joined }: OfflineGame,
  progress: Progress,
  { body, at }: { body: Submission; at: number },
): SubmissionResult | Problem {
  const { progress: after, outcome } = apply(game, progress, body, { at, by: null });
  return toSubmissionResult(outcome.result, after, {
    hint: (id) => hintTextsIn(content, id),
    reply: (ids) => replyTextOf(content, joined.exploration.source_lang, ids),
  });
}

function replyTextOf(
  { pois, lang }: OfflineContent,
  source: string,
  { taskId, replyId }: { taskId: number; replyId: number },
): ReplyText {
  const task = pois.flatMap(({ tasks }) => tasks).find(({ id }) => id === taskId);
  if (!task) return {};
  // The first one is the source.
  const [original = task.solution] = task.translations ?? [];
  const sourceLang = lang === source ? undefined : source;
  return replyTextIn(replyId, { read: task.solution, source: original, sourceLang });
}

function hintTextsIn({ pois }: OfflineContent, id: number): HintTexts {
  const { hint_value, hint_description } = pois.flatMap(hintsOf).find((hint) => hint.id === id) ?? {};
  return { hint_value: hint_value ?? '', hint_description: hint_description ?? '' };
}

/**
 * The body that the outbox sends for a submission that the phone has judged: an arrival with the mark that no network
 * told whether there was room, and without the position, which the phone has compared; a self-reported one with the
 * mark that the waiting time was over on the phone; a hint with the minutes that were waited for it.
 */
export function judgedBody(
  { game }: OfflineGame,
  progress: Progress,
  { body: submission, at }: { body: Submission; at: number },
): Submission {
  if (submission.progress_type === 'hint') {
    const found = game.hintById.get(submission.progress_id);
    const isTimed = found !== undefined && hintProgressOf(game, found.poi, progress) !== null;
    return isTimed ? { ...submission, waited_minutes: minutesAt(found.poi, progress, at) } : submission;
  }
  if (submission.progress_type !== 'arrival') return submission;
  const arrival = { ...submission, made_offline: true } as const;
  if (arrival.via === 'self_reported') return { ...arrival, waited_offline: true };
  if (arrival.via === 'code') return arrival;
  const { position: _position, ...kept } = arrival;
  return kept;
}

/**
 * The progress after all waiting entries of the queue. An entry that the rules now refuse, e.g. because the team has
 * solved the task, changes nothing.
 * @param clockOffset milliseconds by which the server's clock is ahead of the phone's
 */
export function replayQueue(
  { game, start }: OfflineGame,
  queue: readonly QueuedEntry[],
  clockOffset: number,
): Progress {
  let progress = start;
  for (const { body, queuedAt } of queue) {
    if (body.progress_type === 'rating') continue;
    try {
      ({ progress } = apply(game, progress, body, { at: queuedAt + clockOffset, by: null }));
    } catch {
      // refused: nothing changes
    }
  }
  return progress;
}

/** The game as it would be once the server has accepted everything in the queue. */
export function viewWithQueue(
  game: OfflineGame,
  queue: readonly QueuedEntry[],
  { clockOffset, now }: { clockOffset: number; now: number },
): JoinedPois {
  return offlineView(game, replayQueue(game, queue, clockOffset), now + clockOffset);
}
