import type { SubmissionResult } from '@puzzle-runs/contract/play/submission.ts';
import { noteSettled } from '@puzzle-runs/web/outbox/outbox-channel.ts';
import { isPhotoAnswer } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadOutbox } from '#offline/load-outbox.ts';
import { offlineCodeDue } from '#offline/offline-code-due.ts';
import type { GameServer } from '../game-server.ts';
import { withResult } from '../joined-update.ts';
import type { Play } from '../play-context.ts';
import { refetchGame } from '../queries.ts';
import type { Target } from './use-queued-entry.ts';

/** Key of the result of an entry that an earlier visit, another tab or the list of waiting entries had sent. */
export function lateResultKey(game: string, { progress_type, progress_id }: Target) {
  return ['late result', game, progress_type, progress_id];
}

/** Loads the outbox for a game, and shows the results of entries that an earlier visit or another tab had queued. */
export function useOutboxResults(place: Play['place'], { joined }: GameServer): void {
  const client = useQueryClient();
  const game = storageKeyOf(place);

  useEffect(() => {
    let isOver = false;
    let stop: () => void = () => undefined;
    const meanwhile = noteSettled();
    offlineCodeDue.then(loadOutbox).then(
      (outbox) => {
        meanwhile.close();
        if (isOver) return;
        if (meanwhile.settled()) void refetchGame(client);
        stop = outbox.onOutcome((entry, outcome, awaited) => {
          // The screen does not wait for entries that the phone has judged.
          if ((awaited && !entry.verdict) || entry.game !== game) return;
          if ('result' in outcome && entry.body.progress_type !== 'rating') {
            // The cast is safe: the outbox passes on the response of the API.
            const result = outcome.result as SubmissionResult;
            if (!entry.verdict && !isPhotoAnswer(entry.body))
              client.setQueryData(lateResultKey(game, entry.body), result);
            client.setQueryData(joined.queryKey, (before) => before && withResult(before, result));
          }
          void refetchGame(client);
        });
        void outbox.wake(); // a player who has just joined again has a new token
      },
      () => undefined, // without a network the next submission loads it
    );
    return () => {
      isOver = true;
      meanwhile.close();
      stop();
    };
  }, [client, game, joined]);
}
