import { Button } from '@mantine/core';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { RouteEditor } from '@puzzle-runs/web/map/route/route-editor.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { placeOfPoi } from '#shell/place-of-poi.ts';
import { poiRows } from '#shell/poi-rows.ts';
import { to } from '#to.ts';
import { pinTexts } from '#ui/pin-texts.ts';
import { MovedNotice } from './moved-notice.tsx';
import styles from './poi-map.module.css';
import { UnplacedPois } from './unplaced-pois.tsx';
import { useKeyedMoves } from './use-keyed-moves.ts';
import { useMovePin } from './use-move-pin.ts';
import { WalkNote } from './walk-note.tsx';

function hasTarget(poi: ManagedPoi): boolean {
  return poi.location_type === 'hint' && poi.target !== null;
}

/** All pois of an exploration on one map, in their order; pins can be moved. Pois without a place are listed beside it. */
export function PoiMap({ exploration }: { exploration: string }) {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(poiRows({ exploration, offset: null }));
  const saving = useMovePin();
  const keyed = useKeyedMoves((id, place) => {
    const poi = data.rows.find((row) => row.id === id);
    if (poi) saving.move(poi, place);
  });

  if (data.count === 0) {
    return (
      <EmptyState
        title={t('pois.none.title')}
        text={t('pois.none.text')}
        action={
          <Button component={Link} to={to.newPoi({ exploration })}>
            {t('pois.create')}
          </Button>
        }
      />
    );
  }

  const placed = data.rows.map((poi) => ({ poi, place: placeOfPoi(poi) }));
  const shownAt = (id: number, stored: GeoPoint): GeoPoint =>
    keyed.places.get(id) ?? (saving.pending?.poi.id === id ? saving.pending.to : stored);
  const stops = placed.flatMap(({ poi: { id, position, name }, place }) =>
    place ? [{ id, number: position, label: t('poiMap.stop', { number: position, name }), ...shownAt(id, place) }] : [],
  );
  const targets = data.rows.flatMap((poi) =>
    poi.location_type === 'hint' && poi.target
      ? [{ ...poi.target, id: poi.id, number: poi.position, label: t('poiMap.target', { name: poi.name }) }]
      : [],
  );
  const { keys, moved } = pinTexts(t, 'poi');
  return (
    <div className={styles.both}>
      <div className={styles.route}>
        <WalkNote places={placed.map(({ poi, place }) => place && shownAt(poi.id, place))} />
        {stops.length + targets.length > 0 && (
          <div className={styles.map}>
            <RouteEditor stops={stops} targets={targets} texts={{ keys, moved }} onMove={keyed.onMove} />
          </div>
        )}
        {targets.length > 0 && <p className={styles.walk}>{t('poiMap.targets')}</p>}
        <MovedNotice moved={saving.last} busy={saving.busy} onUndo={saving.undo} />
      </div>
      <UnplacedPois pois={placed.flatMap(({ poi, place }) => (place || hasTarget(poi) ? [] : [poi]))} />
    </div>
  );
}
