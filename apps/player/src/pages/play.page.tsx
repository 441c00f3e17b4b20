import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { bearerOf, session, storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import type { FailureView } from '@puzzle-runs/web/ui/error-boundary.tsx';
import type { QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, type Params } from 'react-router';
import { ArrivingGame } from '#features/play/arriving/arriving-game.tsx';
import { EventNotes } from '#features/play/event/event-notes.tsx';
import { Game } from '#features/play/game.tsx';
import { apiGameServer } from '#features/play/game-server.ts';
import { LazyGameLanguage } from '#features/play/language/lazy-game-language.tsx';
import { PlayLanguage } from '#features/play/language/play-language.tsx';
import { PlayHeader } from '#features/play/play-header.tsx';
import { TrialNote } from '#features/play/trial/trial.tsx';
import { usePlayMenu } from '#features/play/use-play-menu.tsx';
import { playPlaceOf, usePlayPlace, usePlayScreen } from '#features/play/use-play-place.ts';
import { LazyMemoryToast } from '#offline/load-outbox.ts';
import { useOutboxView } from '#offline/outbox-view.ts';
import { PlayBar } from '#offline/play-bar.tsx';
import { startOfflineAfterLoad } from '#offline/start-after-load.ts';
import { askedLanguage } from '#shell/asked-language.ts';
import { Frame } from '#shell/frame.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { SectionFailure } from '#shell/section-failure.tsx';
import styles from './play.page.module.css';

/**
 * After this time the page renders without its game, and says that it loads. A page that the server has drawn says so
 * already, with the run's name; an empty one comes from the phone, as what is stored does.
 */
const PATIENCE_MS = { drawn: 10_000, empty: 500 };

/**
 * Without a network or server, replaces the content of a play page with a message; every other failure replaces the
 * whole page.
 */
const PlaySectionFailure: FailureView = function PlaySectionFailure(props) {
  const code = failureCodeOf(props.error);
  if (code !== 'network' && code !== 'unavailable') throw props.error;
  return <SectionFailure {...props} />;
};

/** Layout of all play pages: the game, and the navigation below. */
export default function PlayPage() {
  const place = usePlayPlace();
  const screen = usePlayScreen();
  const menu = usePlayMenu(place);
  useEffect(startOfflineAfterLoad, []);
  return (
    <Frame
      top={
        <>
          <PlayBar place={place} />
          <MemoryNote />
        </>
      }
      places={menu}
    >
      <Suspense fallback={<ArrivingGame />}>
        <Game key={storageKeyOf(place)} place={place}>
          {place.trial && <TrialNote exploration={place.exploration} />}
          <PlayHeader />
          {screen === 'pois' && (
            <div className={styles.language}>
              <LazyGameLanguage />
            </div>
          )}
          <EventNotes />
          <PageBoundary failure={PlaySectionFailure}>
            <Outlet />
          </PageBoundary>
          <PlayLanguage />
        </Game>
      </Suspense>
    </Frame>
  );
}

/** Says once why answers are not stored, when the first one has to wait. */
function MemoryNote() {
  const { entries, memoryOnly } = useOutboxView();
  const [closed, setClosed] = useState(false);
  const waits = entries.some(({ waited, refusal }) => waited && !refusal);
  if (!memoryOnly || !waits || closed) return null;
  return (
    <Suspense>
      <LazyMemoryToast why={memoryOnly} onClose={() => setClosed(true)} />
    </Suspense>
  );
}

/** Loads a game before its page renders, which then shows it at once. A failure shows when the page renders. */
export async function prepare(client: QueryClient, path: string, params: Params): Promise<void> {
  const place = playPlaceOf(params, path);
  const token = session.runToken(place);
  if (!token || place.trial) return; // the token of a trial may be in its address
  const { joined } = apiGameServer(place, bearerOf(token), askedLanguage(place));
  const patience = document.querySelector('#root[data-arriving]') ? PATIENCE_MS.drawn : PATIENCE_MS.empty;
  await Promise.race([client.prefetchQuery(joined), new Promise((resolve) => setTimeout(resolve, patience))]);
}
