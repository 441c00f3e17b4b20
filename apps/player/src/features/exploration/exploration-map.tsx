import type { PublicExploration } from '@puzzle-runs/contract/exploration.ts';
import type { ExplorationFacts } from '@puzzle-runs/contract/exploration-facts.ts';
import { POSTAL_CODE_LENGTH } from '@puzzle-runs/domain/exploration/postal-code.ts';
import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { MapPreview, singlePlaceOf } from '@puzzle-runs/web/map/map-preview.tsx';
import { mapLinkOf } from '@puzzle-runs/web/poi/map-link.ts';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { joiningTexts } from '#i18n/joining.ts';
import styles from './exploration-description.module.css';

/** Map of the start of an exploration, with a sentence that says what is marked. */
export function ExplorationMap({ exploration }: { exploration: PublicExploration }) {
  const { t } = useTranslation(joiningTexts);
  const start = exploration.Facts?.start;
  if (!start) return <PostalCodePlace exploration={exploration} />;
  return (
    <>
      <div className={styles.map}>
        <MapPreview place={start} label={exploration.name} scale={start.kind === 'postal_code' ? 'town' : 'street'} />
      </div>
      <p className={styles.start}>
        {t(START_TEXTS[start.kind])} {start.kind !== 'postal_code' && <MapLink start={start} />}
      </p>
    </>
  );
}

/** The server does not know the kind of phone, so it renders the link of other devices until the scripts run. */
function MapLink({ start }: { start: NonNullable<ExplorationFacts['start']> }) {
  const { t } = useTranslation();
  const device = useSyncExternalStore(
    () => () => undefined,
    () => navigator.userAgent,
    () => '',
  );
  return (
    <a href={mapLinkOf(start, device)} target="_blank" rel="noreferrer">
      {t('play.place.openMaps')}
    </a>
  );
}

const START_TEXTS = {
  meeting_point: 'exploration.start.meeting_point',
  first_poi: 'exploration.start.first_poi',
  postal_code: 'exploration.start.postal_code',
} as const satisfies Record<NonNullable<ExplorationFacts['start']>['kind'], string>;

/** Looks up a postal code without known coordinates, see `singlePlaceOf`; shows nothing for an incomplete one. */
function PostalCodePlace({ exploration: { postal_code, name } }: { exploration: PublicExploration }) {
  const { data, isLoading } = useQuery({
    ...query(routes.explorations.zip, { query: { code: postal_code } }),
    enabled: postal_code.length === POSTAL_CODE_LENGTH,
  });
  const place = singlePlaceOf(data?.rows);

  if (isLoading || place === undefined) return null;
  return (
    <div className={styles.map}>
      <MapPreview place={place} postalCode={postal_code} label={name} scale="town" />
    </div>
  );
}
