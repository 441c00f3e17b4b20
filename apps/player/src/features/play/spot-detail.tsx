import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import { RichText } from '@puzzle-runs/web/rich-text.tsx';
import { SpotPlace } from '@puzzle-runs/web/spot/spot-place.tsx';
import { useEffect } from 'react';
import { PlayedHints } from './hint/played-hints.tsx';
import { usePlay } from './play-context.ts';
import { PlayedQuest } from './played-quest.tsx';
import { FinishedNote } from './spot/finished-note.tsx';
import { SpotNav } from './spot/spot-nav.tsx';
import styles from './spot-detail.module.css';

/** An unlocked spot: what it is, where it is or which hints lead there, and its quests in their order. */
export function SpotDetail({ poi }: { poi: OpenPoi }) {
  const { joined } = usePlay();

  // A test may begin at one of the quests.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);

  return (
    <div className={styles.spot}>
      <div className={styles.about}>
        {poi.description !== '' && <RichText html={poi.description} />}
        {poi.location_type === 'hint' && <PlayedHints hints={poi.location} />}
        {poi.location_type !== 'hint' && <SpotPlace key={poi.id} poi={poi} />}
      </div>
      <div className={styles.quests}>
        {poi.Tasks.toSorted((a, b) => a.position - b.position).map((quest) => (
          <PlayedQuest key={quest.id} quest={quest} />
        ))}
        {joined.progress.finished_at !== null && <FinishedNote />}
        <SpotNav poi={poi} />
      </div>
    </div>
  );
}
