import { useParams } from 'react-router';
import { usePlay } from '#features/play/play-context.ts';
import { LockedSpot } from '#features/play/spot/locked-spot.tsx';
import { SpotDetail } from '#features/play/spot-detail.tsx';
import { NotFound } from '#shell/not-found.tsx';
import { PageMeta } from '#shell/page-meta.tsx';

/** …/poi/{poi}: one spot with its quests. */
export default function SpotPage() {
  const { joined } = usePlay();
  const { poi: slug } = useParams();
  const poi = joined.rows.find((row) => row.slug === slug);
  if (!poi) return <NotFound />;
  return (
    <>
      <PageMeta title={poi.name} hidden />
      {poi.unlocked ? <SpotDetail key={poi.id} poi={poi} /> : <LockedSpot poi={poi} />}
    </>
  );
}
