import type { OpenPoi, PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { isSettled } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { formatAddress } from '@puzzle-runs/web/poi/map-link.ts';
import { Prerequisites } from '@puzzle-runs/web/poi/prerequisites.tsx';
import { storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { ProgressBar } from '@puzzle-runs/web/ui/progress-bar.tsx';
import { IconArrowRight } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { LazyPoiWaitingChip } from '#offline/load-outbox.ts';
import { useOutboxView } from '#offline/outbox-view.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { usePlay } from '../play-context.ts';
import { poiState } from '../poi-state.ts';
import { usePoiLanguage } from '../use-poi.ts';
import { LazyWaiting } from './lazy-conditions.ts';
import styles from './poi-card.module.css';

interface Props {
  poi: PlayedPoi;
  /** The first open poi: the next one to visit. */
  current: boolean;
}

/** A poi on the trail: its progress and a link, or its prerequisites. One line if nothing is left to do. */
export function PoiCard({ poi, current }: Props) {
  const language = usePoiLanguage(poi);
  if (poi.unlocked) return poiState(poi) === 'open' ? <OpenPoi poi={poi} current={current} /> : <FoldedPoi poi={poi} />;
  return (
    <Card as="article" tone="faint" className={styles.card}>
      <h2 {...language}>{poi.name}</h2>
      <Prerequisites of={poi} />
      {(poi.Conditions || poi.full) && <Waiting poi={poi} />}
    </Card>
  );
}

function Waiting({ poi }: { poi: PlayedPoi }) {
  return (
    <Suspense>
      <LazyWaiting poi={poi} />
    </Suspense>
  );
}

function OpenPoi({ poi, current }: { poi: OpenPoi; current: boolean }) {
  const { t } = useTranslation(playTexts);
  const { place } = usePlay();
  const language = usePoiLanguage(poi);
  return (
    <Card as="article" tone={current ? 'current' : 'plain'} className={styles.card}>
      <h2 {...language}>{poi.name}</h2>
      {poi.location_type === 'address' && <p className={styles.place}>{formatAddress(poi.location)}</p>}
      {poi.total_tasks > 0 && (
        <ProgressBar
          value={poi.tasks_completed}
          max={poi.total_tasks}
          label={t('play.poi.progress', { name: poi.name })}
        />
      )}
      {poi.arrival.full && <Waiting poi={poi} />}
      <WaitingInPoi poi={poi.name} />
      <Link to={to.poi({ ...place, poi: poi.slug })} className={buttonClass(current ? 'primary' : 'quiet')}>
        {t('play.poi.explore')}
        <span className="visually-hidden">{poi.name}</span>
        <IconArrowRight aria-hidden size={20} />
      </Link>
    </Card>
  );
}

function FoldedPoi({ poi }: { poi: OpenPoi }) {
  const { t } = useTranslation(playTexts);
  const { place } = usePlay();
  const language = usePoiLanguage(poi);
  return (
    <article className={styles.folded}>
      <h2 {...language}>{poi.name}</h2>
      {poi.total_tasks > 0 && <p>{t('play.poi.solved', { n: poi.tasks_completed, all: poi.total_tasks })}</p>}
      <WaitingInPoi poi={poi.name} />
      <Link to={to.poi({ ...place, poi: poi.slug })} className={styles.open}>
        <span className="visually-hidden">
          {t('play.poi.explore')} {poi.name}
        </span>
        <IconArrowRight aria-hidden size={20} />
      </Link>
    </article>
  );
}

/** Number of answers and payments of a poi that wait for a network. `poi`: its name, unique in a run. */
function WaitingInPoi({ poi }: { poi: string }) {
  const { place, isPlayground } = usePlay();
  const { entries } = useOutboxView();
  const game = storageKeyOf(place);
  const waiting = entries.filter(
    (entry) => entry.game === game && entry.label.poi === poi && entry.waited && !isSettled(entry) && !entry.held,
  );
  if (waiting.length === 0 || isPlayground) return null;
  return (
    <Suspense>
      <LazyPoiWaitingChip entries={waiting} />
    </Suspense>
  );
}
