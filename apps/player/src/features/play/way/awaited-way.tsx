import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import { PoiLocation } from '@puzzle-runs/web/poi/poi-location.tsx';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { LiveRegion } from '@puzzle-runs/web/ui/live-region.tsx';
import { IconArrowDown } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { arrivalTexts } from '#i18n/arrival.ts';
import { Approach } from '../arrival/approach.tsx';
import { buzz } from '../arrival/buzz.ts';
import { knownPlaceOf } from '../compass/known-place.ts';
import { showTasks } from '../poi/show-tasks.ts';
import { FullNote } from '../pois/full-note.tsx';
import styles from './awaited-way.module.css';

/**
 * Of a poi that the player had not reached when its page opened: the way there, and in its place the arrival until all
 * tasks are done.
 */
export function AwaitedWay({ poi }: { poi: OpenPoi }) {
  const { t } = useTranslation(arrivalTexts);
  const { arrived, full } = poi.arrival;
  const place = knownPlaceOf(poi);
  const open = poi.Tasks.filter(({ progressed, remaining_attempts }) => !progressed && remaining_attempts !== 0).length;
  /** The tasks that the arrival has opened; undefined before. */
  const [opened, setOpened] = useState<number>();
  // The tasks follow one update after the arrival.
  if (arrived && opened === undefined && poi.Tasks.length === poi.total_tasks) setOpened(open);
  const sentence = opened ? `${t('arrival.there')} ${t('arrival.open', { count: opened })}` : t('arrival.there');
  return (
    <>
      {arrived && (open > 0 || poi.Tasks.length === 0) && <ArrivedCard open={open} />}
      {!arrived && full && (
        <Card as="section">
          <FullNote poi={poi.id} full={full} leads />
        </Card>
      )}
      {!arrived && poi.location_type !== 'hint' && (
        <PoiLocation poi={poi} quiet={full !== undefined}>
          {place && <Approach poi={poi} target={place} />}
        </PoiLocation>
      )}
      <LiveRegion>{opened === undefined ? '' : sentence}</LiveRegion>
    </>
  );
}

function ArrivedCard({ open }: { open: number }) {
  const { t } = useTranslation(arrivalTexts);
  useEffect(buzz, []);
  return (
    <Card as="section" className={styles.arrived}>
      <h2>{t('arrival.there')}</h2>
      {open > 0 && (
        <>
          <p>{t('arrival.open', { count: open })}</p>
          <Button variant="sun" onClick={showTasks}>
            {t('arrival.toTasks', { count: open })}
            <IconArrowDown aria-hidden size={20} />
          </Button>
        </>
      )}
    </Card>
  );
}
