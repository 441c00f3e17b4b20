import { OfflineBar } from '#offline/offline-bar.tsx';
import { Frame } from '#shell/frame.tsx';
import { usePlayMenu } from '../use-play-menu.tsx';
import { usePlayPlace } from '../use-play-place.ts';
import { ArrivingGame, type PublicRun } from './arriving-game.tsx';

/** A page of a game before its scripts arrive, as the server draws it for everybody: with the same header and navigation. */
export function ArrivingPlay({ run }: { run: PublicRun | undefined }) {
  const menu = usePlayMenu(usePlayPlace());
  return (
    <Frame top={<OfflineBar playing />} places={menu}>
      <ArrivingGame run={run} />
    </Frame>
  );
}
