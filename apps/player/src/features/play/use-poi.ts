import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { to } from '#to.ts';
import { usePlay } from './play-context.ts';

/** The poi of the current address; stays on the screen when it is renamed meanwhile. */
export function usePlayedPoi(): PlayedPoi | undefined {
  const { rows } = usePlay().joined;
  const { poi: slug } = useParams();
  const [shown, setShown] = useState({ slug, id: 0 });
  const match = rows.find((poi) => poi.slug === slug);
  if (match && (shown.slug !== slug || shown.id !== match.id)) setShown({ slug, id: match.id });
  return match ?? rows.find((poi) => shown.slug === slug && poi.id === shown.id);
}

/** Updates the address when the shown poi is renamed. */
export function useFollowRename(poi: PlayedPoi | undefined): void {
  const { place } = usePlay();
  const { poi: slug } = useParams();
  const navigate = useNavigate();
  const name = poi?.slug;
  useEffect(() => {
    if (name === undefined || name === slug) return;
    void navigate(to.poi({ ...place, poi: name }), { replace: true, state: { renamed: true } });
  }, [name, slug, place, navigate]);
}
