import { isOfFriends } from '@puzzle-runs/web/session.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { to } from '#to.ts';
import { LONG_TITLE, PageHeader } from '#ui/page-header.tsx';
import { LiveChip } from './live-chip.tsx';
import { usePlay } from './play-context.ts';
import { PointsCounter, type Room } from './points-counter.tsx';
import { usePlayScreen } from './use-play-screen.ts';

/**
 * Title and points of every play page. It stays while the pages change, so that the counter goes on from the points it
 * showed. A spot that does not exist has no title: its page says so.
 */
export function PlayHeader() {
  const { t } = useTranslation();
  const { joined, place } = usePlay();
  const { poi: slug } = useParams();
  const screen = usePlayScreen();
  const overview = { to: to.spots(place), label: t('play.back.overview') };

  const points = (room: Room) => <PointsCounter value={joined.progress.netPoints} room={room} />;
  const { name } = joined.exploration;

  switch (screen) {
    case 'spots':
      return (
        <PageHeader
          title={name}
          subtitle={joined.team?.name}
          back={place.trial ? undefined : { to: to.exploration(place), label: t('play.back.run') }}
          aside={points(name.length > LONG_TITLE ? 'wide' : 'all')}
        />
      );
    case 'spot': {
      const poi = joined.rows.find((row) => row.slug === slug);
      return poi ? <PageHeader title={poi.name} back={overview} aside={points('none')} /> : null;
    }
    case 'ranking':
      return <PageHeader title={t('play.ranking.title')} back={overview} aside={joined.battle && <LiveChip />} />;
    case 'share':
      return (
        <PageHeader
          title={t(isOfFriends(place) ? 'play.friends.title' : 'play.share.title')}
          back={overview}
          aside={points('none')}
        />
      );
  }
}
