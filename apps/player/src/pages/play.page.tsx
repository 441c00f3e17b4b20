import '#i18n/play.ts';
import { isFriendsTeam } from '@puzzle-runs/web/session/session.ts';
import { IconMap2, IconQrcode, IconTrophy, IconUsers } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { EventNotes } from '#features/play/event/event-notes.tsx';
import { Game } from '#features/play/game.tsx';
import { LazyGameLanguage } from '#features/play/language/lazy-game-language.tsx';
import { PlayLanguage } from '#features/play/language/play-language.tsx';
import { PlayHeader } from '#features/play/play-header.tsx';
import { PlaySectionFailure } from '#features/play/play-section-failure.tsx';
import { TrialNote } from '#features/play/trial/trial-note.tsx';
import { usePlayPlace } from '#features/play/use-play-place.ts';
import { usePlayScreen } from '#features/play/use-play-screen.ts';
import { MemoryNote } from '#offline/memory-note.tsx';
import { OfflineBar } from '#offline/offline-bar.tsx';
import { startOfflineAfterLoad } from '#offline/start-after-load.ts';
import { Frame } from '#shell/frame.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { to } from '#to.ts';

/** Layout of all play pages: the game, and the navigation below. The ranking exists in battles only. */
export default function PlayPage() {
  const { t } = useTranslation();
  const place = usePlayPlace();
  const screen = usePlayScreen();
  useEffect(startOfflineAfterLoad, []);
  const overview = {
    to: to.pois(place),
    label: t('play.nav.overview'),
    icon: <IconMap2 aria-hidden />,
    active: screen === 'pois' || screen === 'poi',
  };
  const ranking = {
    to: to.ranking(place),
    label: t('play.nav.ranking'),
    icon: <IconTrophy aria-hidden />,
    active: screen === 'ranking',
  };
  const share = {
    to: to.share(place),
    label: t(isFriendsTeam(place) ? 'play.nav.team' : 'play.nav.share'),
    icon: isFriendsTeam(place) ? <IconUsers aria-hidden /> : <IconQrcode aria-hidden />,
    active: screen === 'share',
  };

  // A trial cannot be shared.
  const alone = place.trial ? [overview] : [overview, share];
  return (
    <Frame
      top={
        <>
          <OfflineBar playing />
          <MemoryNote />
        </>
      }
      places={place.battle === undefined ? alone : [overview, ranking, share]}
    >
      <Game place={place}>
        {place.trial && <TrialNote exploration={place.exploration} />}
        <PlayHeader />
        {screen === 'pois' && <LazyGameLanguage />}
        <EventNotes />
        <PageBoundary failure={PlaySectionFailure}>
          <Outlet />
        </PageBoundary>
        <PlayLanguage />
      </Game>
    </Frame>
  );
}
