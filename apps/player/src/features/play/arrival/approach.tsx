import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { accuracyClassOf, type PositionFix, roundAccuracy } from '@puzzle-runs/domain/geo/position-fix.ts';
import { formatWalk } from '@puzzle-runs/web/i18n/format-walk.ts';
import { usePosition } from '@puzzle-runs/web/position/use-position.ts';
import { useWakeLock } from '@puzzle-runs/web/position/use-wake-lock.ts';
import { useProblemMessage } from '@puzzle-runs/web/tasks/use-problem-message.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { LiveRegion } from '@puzzle-runs/web/ui/live-region.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { arrivalTexts } from '#i18n/arrival.ts';
import { CompassCard } from '../compass/compass-card.tsx';
import { useInaccuracyText } from '../compass/position-note.tsx';
import { shouldAnnounce } from '../compass/should-announce.ts';
import { useClosedReason } from '../event/use-closed-reason.ts';
import { ArrivalCard } from './arrival-card.tsx';
import { type ArrivalState, arrivalStateOf } from './arrival-state.ts';
import { buzz } from './buzz.ts';
import { type Arriving, useArrive } from './use-arrive.ts';

interface Props {
  poi: OpenPoi;
  target: GeoPoint;
}

/**
 * The way to a known place where players have to arrive: the compass, and near the place how far it is to the arrival.
 */
export function Approach({ poi, target }: Props) {
  const { t, i18n } = useTranslation(arrivalTexts);
  const { state } = usePosition();
  const closed = useClosedReason() !== undefined || poi.arrival.full !== undefined;
  const arriving = useArrive(poi.id);
  const radius = poi.arrival.radius ?? 0;
  const fix = state.status === 'good' || state.status === 'inaccurate' ? state.fix : null;
  const arrival = fix && !closed && poi.arrival.judge === 'phone' ? arrivalStateOf(fix, { target, radius }) : null;
  const near = arrival && t('arrival.near', { distance: formatWalk(arrival.distance, i18n.language) });
  const titles = { far: '', near, inaccurate: t('arrival.inaccurate'), arrived: t('arrival.there') };
  const title = (arrival && titles[arrival.status]) ?? '';
  // An arrival is announced with the quests that it opens, unless that has to wait.
  const isSpoken = arrival?.status !== 'arrived' || arriving.waiting !== undefined;
  return (
    <>
      {!fix || !arrival || arrival.status === 'far' ? (
        <CompassCard target={target} />
      ) : (
        <NearCard fix={fix} radius={radius} arrival={arrival} title={title} arriving={arriving} />
      )}
      <Announcement title={isSpoken ? title : ''} status={arrival?.status ?? 'far'} distance={arrival?.distance ?? 0} />
    </>
  );
}

interface NearProps {
  fix: PositionFix;
  /** Metres. */
  radius: number;
  arrival: ArrivalState;
  title: string;
  arriving: Arriving;
}

/** In place of the compass: the phone judges the arrival and reports it by itself. */
function NearCard({ fix, radius, arrival: { status, distance }, title, arriving }: NearProps) {
  const { t } = useTranslation(arrivalTexts);
  const inaccuracyText = useInaccuracyText();
  const problemMessage = useProblemMessage();
  useWakeLock(true);
  const arrived = status === 'arrived';
  const queued = arriving.waiting !== undefined;
  const refusal = arrived && arriving.via === 'position' ? arriving.refusal : null;
  const isVague = status === 'inaccurate';

  function report() {
    arriving.arrive({ via: 'position', accuracy: accuracyClassOf(fix.accuracy) });
  }
  const reportArrival = useEffectEvent(report);
  useEffect(() => {
    if (arrived && !queued) reportArrival();
    // Without a network the quests open later: the phone says now that the place is reached.
    if (arrived && queued) buzz();
  }, [arrived, queued]);

  const text = isVague ? inaccuracyText(fix) : t('arrival.accurate', { n: roundAccuracy(fix.accuracy) });
  return (
    <ArrivalCard fix={fix} radius={radius} distance={isVague ? null : distance} title={title}>
      {refusal && <p role="alert">{problemMessage(refusal)}</p>}
      {!refusal && <p>{arriving.isPending ? t('arrival.opening') : text}</p>}
      {refusal && <Button onClick={report}>{t('arrival.again')}</Button>}
    </ArrivalCard>
  );
}

interface Spoken {
  title: string;
  status: ArrivalState['status'];
  distance: number;
}

/**
 * Reads the title to screen readers when the status is another one, and while the player walks only when the distance
 * has changed enough.
 */
function Announcement({ title, status, distance }: Spoken) {
  const [last, setLast] = useState<Spoken>({ title: '', status: 'far', distance: 0 });
  const isSaid = last.status === status && (last.title === '') === (title === '');
  if (last.title !== title && (!isSaid || shouldAnnounce(last.distance, distance)))
    setLast({ title, status, distance });
  return <LiveRegion>{last.title}</LiveRegion>;
}
