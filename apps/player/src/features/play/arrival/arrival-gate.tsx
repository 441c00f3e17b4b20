import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { Chip } from '@puzzle-runs/web/ui/chip.tsx';
import { IconLock } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { arrivalTexts } from '#i18n/arrival.ts';
import { LazyWaitingNote } from '#offline/waiting/lazy-waiting.tsx';
import { useClosedReason } from '../event/use-closed-reason.ts';
import styles from './arrival-gate.module.css';
import { ArrivalHelp } from './arrival-help.tsx';
import { HiddenArrival } from './hidden-arrival.tsx';
import { useArrive } from './use-arrive.ts';

/** Replaces the tasks until the player has arrived: how they open, the check at a hidden place, and other proofs of the arrival. */
export function ArrivalGate({ poi }: { poi: OpenPoi }) {
  const arriving = useArrive(poi.id);
  const closed = useClosedReason() !== undefined;
  const { judge } = poi.arrival;
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
      <p>{arrival.judge === 'none' ? t('arrival.how.code') : t('arrival.how', { n: arrival.radius ?? 0 })}</p>
    </Card>
  );
}
