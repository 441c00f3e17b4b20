import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import {
  isSameTarget,
  isSettled,
  type OutboxEntry,
  type QueuedBody,
  type StoredRefusal,
} from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { useMemo } from 'react';
import { useOutboxView } from '#offline/outbox-view.ts';
import { usePlay } from '../play-context.ts';

/** What an answer, a purchase or a rating belongs to. */
export type Target = Pick<QueuedBody, 'progress_type' | 'progress_id'>;

interface Queued {
  /** Waits for a network, a moment later, a new token, or until the player sends it again. */
  waiting: OutboxEntry | undefined;
  /** Why it was refused after waiting, until the player sends again or dismisses it. */
  refused: ApiProblem | undefined;
}

/** The refusal as a problem: the same object as long as it does not change, so that a field shakes once. */
function useProblem(refusal: StoredRefusal | undefined): ApiProblem | undefined {
  return useMemo(() => refusal && new ApiProblem(0, refusal.code, refusal.params), [refusal]);
}

/** The entry of the outbox for a task, a hint or a rating of the current game. */
export function useQueuedEntry(target: Target): Queued {
  const { place, isPlayground } = usePlay();
  const { entries } = useOutboxView();
  const game = storageKeyOf(place);
  const own = isPlayground
    ? []
    : entries.filter((entry) => entry.game === game && isSameTarget(entry.body, target as QueuedBody));
  const refusal = own.find((entry) => entry.refusal)?.refusal;
  const refused = useProblem(refusal);
  // For the player, entries that the phone has judged are settled, unless they need the player.
  return { waiting: own.find((entry) => entry.waited && !isSettled(entry) && (!entry.verdict || entry.held)), refused };
}
