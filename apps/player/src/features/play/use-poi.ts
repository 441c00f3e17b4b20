import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { languageAttributes, useContentLanguage } from '@puzzle-runs/web/i18n/content-language.ts';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { to } from '#to.ts';
import { useClosedReason } from './event/use-closed-reason.ts';
import { usePlay } from './play-context.ts';
import { poiState } from './poi-state.ts';

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

/** The poi to visit next: the first open one, if possible one that has room; undefined if none is left or the battle has ended. */
export function useCurrentPoi(): PlayedPoi | undefined {
  const { rows } = usePlay().joined;
  const ended = useClosedReason() === 'ended';
  const open = ended ? [] : rows.filter((poi) => poiState(poi) === 'open');
  return open.find((poi) => poi.unlocked && !poi.arrival.full) ?? open[0];
}

/** The attributes of an element that shows the name of a poi, which may stay in the source language. */
export function usePoiLanguage({ lang }: Pick<PlayedPoi, 'lang'>) {
  const inGame = useContentLanguage();
  return lang === undefined ? inGame : languageAttributes(lang);
}
