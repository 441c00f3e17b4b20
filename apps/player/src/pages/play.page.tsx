import { storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { ArrivingGame } from '#features/play/arriving/arriving-game.tsx';
import { EventNotes } from '#features/play/event/event-notes.tsx';
import { Game } from '#features/play/game.tsx';
import { LazyGameLanguage } from '#features/play/language/lazy-game-language.tsx';
import { PlayLanguage } from '#features/play/language/play-language.tsx';
import { PlayHeader } from '#features/play/play-header.tsx';
import { PlaySectionFailure } from '#features/play/play-section-failure.tsx';
import { TrialNote } from '#features/play/trial/trial-note.tsx';
import { usePlayMenu } from '#features/play/use-play-menu.tsx';
import { usePlayPlace } from '#features/play/use-play-place.ts';
import { usePlayScreen } from '#features/play/use-play-screen.ts';
import { MemoryNote } from '#offline/memory-note.tsx';
import { OfflineBar } from '#offline/offline-bar.tsx';
import { startOfflineAfterLoad } from '#offline/start-after-load.ts';
import { Frame } from '#shell/frame.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import styles from './play.page.module.css';

export { prepareGame as prepare } from '#features/play/arriving/prepare-game.ts';

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
          <OfflineBar playing />
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
