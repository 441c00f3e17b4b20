import { LiveRegion } from '@puzzle-runs/web/ui/live-region.tsx';
import { useState } from 'react';
import { shouldAnnounce } from './should-announce.ts';

interface Props {
  /** Metres. */
  distance: number;
  /** Distance and direction in words. */
  text: string;
}

/** Reads the way to screen readers when it has changed enough. */
export function Announcement({ distance, text }: Props) {
  const [announced, setAnnounced] = useState({ distance, text });
  if (shouldAnnounce(announced.distance, distance)) setAnnounced({ distance, text });
  return <LiveRegion>{announced.text}</LiveRegion>;
}
