import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import { useOffline } from '@puzzle-runs/web/api/use-offline.ts';
import { isSettled } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { type PlayPlace, storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { useEffect, useMemo } from 'react';
import { offlineCodeDue } from '#offline/offline-code-due.ts';
import { useEngine, useOutboxView } from '#offline/outbox-view.ts';
import { useEveryMinute } from './pois/use-every-minute.ts';

/**
 * The game as the player sees it: the server's last response, plus the submissions that the phone has judged without a
 * network. Without the answers on this phone, only that response.
 */
export function useOfflineView(place: PlayPlace, joined: JoinedPois): JoinedPois {
  const engine = useEngine(place);
  const offline = useOffline();
  const { entries } = useOutboxView();
  const minute = useEveryMinute();
  const game = storageKeyOf(place);

  useEffect(() => {
    if (!place.trial)
      void offlineCodeDue
        .then(() => import('#offline/game-offline.ts'))
        .then((file) => file.startVerdicts(place))
        .catch(() => undefined);
  }, [place]);
  useEffect(() => engine?.note(joined), [engine, joined]);

  const isJudged = entries.some((entry) => entry.game === game && entry.verdict && !isSettled(entry));
  return useMemo(() => {
    if (!engine || !(offline || isJudged)) return joined;
    return engine.view(joined, entries, minute);
  }, [engine, offline, isJudged, joined, entries, minute]);
}
