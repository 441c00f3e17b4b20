import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import { LoadBoundary } from '@puzzle-runs/web/on-demand/load-boundary.tsx';
import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { formatAddress } from '@puzzle-runs/web/poi/map-link.ts';
import { IconChevronDown, IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import styles from './poi-way.module.css';

const AwaitedWay = onDemand(() => import('./awaited-way.tsx').then((file) => file.AwaitedWay));
const OpenedWay = onDemand(() => import('./opened-way.tsx').then((file) => file.OpenedWay));

/** The way to a poi: open until players have arrived, else one line that opens, so that the tasks come first. */
export function PoiWay({ poi }: { poi: OpenPoi }) {
  const [wasAwaited] = useState(!poi.arrival.arrived);
  const isLocated = poi.location_type !== 'hint';
  return (
    <>
      {wasAwaited && (
        <LoadBoundary fallback={isLocated && <div className={styles.room} />}>
          <AwaitedWay poi={poi} />
        </LoadBoundary>
      )}
      {isLocated && poi.arrival.arrived && <FoldedWay poi={poi} />}
    </>
  );
}

function FoldedWay({ poi }: { poi: Exclude<OpenPoi, { location_type: 'hint' }> }) {
  const { t } = useTranslation(playTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.way} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <IconMapPin aria-hidden size={22} />
        <span>
          <strong>{t('play.way')}</strong>
          {poi.location_type === 'address' && <span>{formatAddress(poi.location)}</span>}
        </span>
        <IconChevronDown aria-hidden size={20} className={styles.sign} />
      </summary>
      {/* Mounted while it is open: the compass measures, and the map draws. */}
      {isOpen && (
        <LoadBoundary>
          <OpenedWay poi={poi} />
        </LoadBoundary>
      )}
    </details>
  );
}
