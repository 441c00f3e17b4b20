import { LiveRegion } from '@puzzle-runs/web/ui/live-region.tsx';
import { useState } from 'react';
import { shouldAnnounce } from './should-announce.ts';
import type { WayInWords } from './use-way.ts';

/** Reads the way to screen readers when it has changed enough; null while it is unknown or unreliable. */
export function Announcement({ way }: { way: WayInWords | null }) {
  const [announced, setAnnounced] = useState<WayInWords | null>(null);
  if (way && shouldAnnounce(announced?.distance ?? null, way.distance)) setAnnounced(way);
  return <LiveRegion>{announced?.inWords ?? ''}</LiveRegion>;
}
