import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import { accuracyClassOf } from '@puzzle-runs/domain/geo/position-fix.ts';
import { usePosition } from '@puzzle-runs/web/position/use-position.ts';
import { useProblemMessage } from '@puzzle-runs/web/tasks/use-problem-message.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { Chip } from '@puzzle-runs/web/ui/chip.tsx';
import { IconCurrentLocation, IconLock } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { arrivalTexts } from '#i18n/arrival.ts';
import { LazyWaitingNote } from '#offline/load-outbox.ts';
import { PositionNote } from '../compass/position-note.tsx';
import { useClosedReason } from '../event/use-closed-reason.ts';
import { FullSentence } from '../pois/full-note.tsx';
import { AccuracyBar } from './arrival-card.tsx';
import styles from './arrival-gate.module.css';
import { ArrivalHelp } from './arrival-help.tsx';
import { type Arriving, useArrive } from './use-arrive.ts';

/**
 * Replaces the tasks until the player has arrived: how they open, the check at a hidden place, and other proofs of the
 * arrival.
 */
export function ArrivalGate({ poi }: { poi: OpenPoi }) {
  const arriving = useArrive(poi.id);
  const { judge, full } = poi.arrival;
  const closed = useClosedReason() !== undefined || full !== undefined;
  return (
    <>
      <ClosedTasks poi={poi} />
      {arriving.waiting && (
        <Suspense>
          <LazyWaitingNote entry={arriving.waiting} />
        </Suspense>
      )}
      {!closed && judge === 'server' && <HiddenArrival arriving={arriving} />}
      {!closed && <ArrivalHelp arrival={poi.arrival} arriving={arriving} />}
    </>
  );
}

function ClosedTasks({ poi: { arrival, total_tasks: count } }: { poi: OpenPoi }) {
  const { t } = useTranslation(arrivalTexts);
  return (
    <Card as="section" tone="faint" className={styles.closed}>
      {count > 0 && (
        <Chip tone="lock" icon={<IconLock aria-hidden size={16} />}>
          {t('arrival.tasks', { count })}
        </Chip>
      )}
      <h2>{count > 0 ? t('arrival.opens', { count }) : t('arrival.only')}</h2>
      {arrival.full ? (
        <FullSentence full={arrival.full} />
      ) : (
        <p>{arrival.judge === 'none' ? t('arrival.how.code') : t('arrival.how', { n: arrival.radius ?? 0 })}</p>
      )}
    </Card>
  );
}

/** Arrival at a hidden place: with each tap the position is sent once, and the server judges it. */
function HiddenArrival({ arriving }: { arriving: Arriving }) {
  const { t } = useTranslation(arrivalTexts);
  const { state, start } = usePosition();
  const problemMessage = useProblemMessage();
  const { arrive, isPending, refusal, via } = arriving;

  function check() {
    if (state.status !== 'good') return;
    const { latitude, longitude, accuracy } = state.fix;
    arrive({ via: 'position', accuracy: accuracyClassOf(accuracy), position: { latitude, longitude, accuracy } });
  }

  const refused = via === 'position' ? refusal : null;
  return (
    <Card as="section" className={styles.hidden}>
      {state.status === 'good' ? (
        <>
          <p>{t('arrival.check.ready')}</p>
          <Button onClick={check} busy={isPending && via === 'position'}>
            <IconCurrentLocation aria-hidden size={22} />
            {t('arrival.check')}
          </Button>
          <AccuracyBar accuracy={state.fix.accuracy} />
        </>
      ) : (
        <PositionNote state={state} why={t('arrival.check.why')} onStart={start} />
      )}
      <p role="alert" className={styles.refusal}>
        {refused && (refused.code === 'not_there_yet' ? t('arrival.notYet') : problemMessage(refused))}
      </p>
    </Card>
  );
}
