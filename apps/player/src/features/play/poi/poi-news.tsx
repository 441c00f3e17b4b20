import type { OpenPoi, PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { usePlay } from '../play-context.ts';
import { newlyOpenedPois, openPoiIds, poiState } from '../poi-state.ts';
import styles from './finished-note.module.css';
import { useRevealed } from './use-revealed.ts';

/** Changes since the player opened this poi's page: whether it is done now, and which pois were unlocked. */
export function usePoiNews(poi: OpenPoi): { isDone: boolean; opened: readonly PlayedPoi[] } {
  const { joined } = usePlay();
  const [before] = useState(() => ({ done: poiState(poi) === 'done', open: openPoiIds(joined.rows) }));
  return {
    isDone: !before.done && poiState(poi) === 'done',
    opened: newlyOpenedPois(joined.rows, before.open),
  };
}

/** Tells the player that the poi is done and which pois were unlocked, with links to them. */
export function PoiNews({ isDone, opened }: ReturnType<typeof usePoiNews>) {
  const { t } = useTranslation(playTexts);
  const { place } = usePlay();
  const hasNews = isDone || opened.length > 0;
  const note = useRevealed<HTMLDivElement>(hasNews);

  return (
    <div ref={note} role="status" className={hasNews ? styles.note : styles.nothing}>
      {isDone && <p>{t('play.poi.fresh')}</p>}
      {opened.length > 0 && <p>{t('play.poi.opened', { count: opened.length })}</p>}
      {opened.map(({ id, name, slug }) => (
        <Link key={id} className={buttonClass('sun')} to={to.poi({ ...place, poi: slug })}>
          {name}
          <IconArrowRight aria-hidden size={20} />
        </Link>
      ))}
    </div>
  );
}
