import { ContentLanguage } from '@puzzle-runs/web/i18n/content-language.ts';
import { bearerOf, type PlayPlace, session } from '@puzzle-runs/web/session/session.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Component, type ReactNode, useEffect, useMemo, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { offlineCodeDue } from '#offline/offline-code-due.ts';
import { withAlert } from '#shell/alerts/alerts.ts';
import { askedLanguage } from '#shell/asked-language.ts';
import type { DeepLinkState } from '#shell/use-join.ts';
import { to } from '#to.ts';
import { apiGameServer } from './game-server.ts';
import { PlayContext } from './play-context.ts';
import { etagOf, isUnauthorized } from './queries.ts';
import { refreshAfter } from './refresh.ts';
import { useOutboxResults } from './submission/use-outbox-results.ts';
import { storeTrialToken, TrialOver } from './trial/trial.tsx';
import { useLive } from './use-live.ts';
import { useOfflineView } from './use-offline-view.ts';

interface Props {
  /** Another place needs another `key`. */
  place: PlayPlace;
  children: ReactNode;
}

/**
 * Provides the game of a place to its children. Without a token that the API accepts, redirects to the exploration's
 * page; the progress is kept and continues after the next join, at the poi of the address. A trial ends instead.
 */
export function Game({ place, children }: Props) {
  const { exploration, battle, trial } = place;
  const { poi } = useParams();
  // Read once: this page may forget the token and render again before the next page shows, with another reason to
  // leave.
  const [token] = useState(() => {
    if (trial) storeTrialToken(place);
    return session.runToken(place);
  });
  const authorization = token && bearerOf(token);
  const explorationPage = to.exploration({ exploration, battle });

  /** Where to go without a valid token. */
  const exitTo = (alert: 'join_first' | 'unauthorized') =>
    trial ? (
      <TrialOver exploration={exploration} />
    ) : (
      <Navigate to={withAlert(explorationPage, alert)} state={{ poi } satisfies DeepLinkState} replace />
    );

  // The run's page leads to its own spelling, where a game that was joined goes on.
  const isMisspelled = exploration !== exploration.normalize('NFC').toLowerCase();
  if (!authorization && isMisspelled) return <Navigate to={explorationPage} replace />;
  if (!authorization) return exitTo('join_first');
  return (
    <TokenBoundary fallback={exitTo('unauthorized')} onRefused={() => session.forgetRunToken(place)}>
      <JoinedGame place={place} authorization={authorization}>
        {children}
      </JoinedGame>
    </TokenBoundary>
  );
}

function JoinedGame({ place, authorization, children }: Props & { authorization: string }) {
  const [lang, setLang] = useState(() => askedLanguage(place));
  const server = useMemo(() => apiGameServer(place, authorization, lang), [place, authorization, lang]);
  const live = useLive(authorization, server);
  useOutboxResults(place, server);
  const { data: joined, error } = useSuspenseQuery({
    ...server.joined,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => refreshAfter(state.data, live === 'live', Date.now()),
  });
  // Failed background refetches do not throw: the last good state stays on the screen.
  if (isUnauthorized(error)) throw error;
  const { link_key: linkKey } = joined.exploration;
  useEffect(() => {
    if (linkKey !== undefined) session.saveLinkKey(place.exploration, linkKey);
  }, [place, linkKey]);
  useEffect(() => {
    if (!place.trial)
      void offlineCodeDue
        .then(() => import('#offline/game-offline.ts'))
        .then((games) => games.storeGame(place, joined, etagOf(joined)))
        .catch(() => undefined);
  }, [place, joined]);
  const seen = useOfflineView(place, joined);
  return (
    <PlayContext value={{ place, server, joined: seen, live, onLanguage: setLang }}>
      <ContentLanguage value={seen.exploration.lang}>{children}</ContentLanguage>
    </PlayContext>
  );
}

interface TokenBoundaryProps {
  /** Shown when a call inside was refused because of its token. */
  fallback: ReactNode;
  /** Called once when that happens. */
  onRefused: () => void;
  children: ReactNode;
}

/** Error boundary for refused run tokens; rethrows every other error. */
class TokenBoundary extends Component<TokenBoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (isUnauthorized(error)) this.props.onRefused();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (isUnauthorized(error)) return this.props.fallback;
    throw error;
  }
}
