import { Button } from '@mantine/core';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { straightLength, WALK_FACTOR, walkLength } from '@puzzle-runs/domain/exploration/walk-length.ts';
import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { formatWalk } from '@puzzle-runs/web/i18n/format-walk.ts';
import { RouteEditor } from '@puzzle-runs/web/map/route/route-editor.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { poisTexts } from '#i18n/pois.ts';
import { LeaveGuard } from '#shell/form/leaving/leave-guard.tsx';
import { placeOfPoi } from '#shell/place-of-poi.ts';
import { poiRows } from '#shell/poi-rows.ts';
import { useTown } from '#shell/use-town.ts';
import { to } from '#to.ts';
import { Panel } from '#ui/panel.tsx';
import { usePinTexts } from '#ui/pin-texts.ts';
import { NewPinsPanel } from './new-pins-panel.tsx';
import { PastePois } from './paste-pois.tsx';
import styles from './poi-map.module.css';
import { useKeyedMoves } from './use-keyed-moves.ts';
import { type SavedMove, useMovePin } from './use-move-pin.ts';
import { useNewPins } from './use-new-pins.ts';

function hasTarget(poi: ManagedPoi): boolean {
  return poi.location_type === 'hint' && poi.target !== null;
}

interface Props {
  /** Slug. */
  exploration: string;
  postalCode: string;
}

/**
 * All pois of an exploration on one map, in their order; pins can be moved, and a click adds a new poi, which is saved
 * by its form beside the map. Pois without a place are listed there, too.
 */
export function PoiMap({ exploration, postalCode }: Props) {
  const { t } = useTranslation(poisTexts);
  const { keys, moved } = usePinTexts('poi');
  const { data } = useSuspenseQuery(poiRows({ exploration, offset: null }));
  const saving = useMovePin();
  const news = useNewPins(exploration);
  const [placing, setPlacing] = useState<number>();
  const town = useTown(postalCode);
  const keyed = useKeyedMoves((id, place) => {
    const poi = data.rows.find((row) => row.id === id);
    if (poi) saving.move(poi, place);
  });

  const placed = data.rows.map((poi) => ({ poi, place: placeOfPoi(poi) }));
  const shownAt = (id: number, stored: GeoPoint): GeoPoint => keyed.places.get(id) ?? saving.places.get(id) ?? stored;
  const stops = placed.flatMap(({ poi: { id, position, name }, place }) =>
    place ? [{ id, number: position, label: t('poiMap.stop', { number: position, name }), ...shownAt(id, place) }] : [],
  );
  const first = data.count + 1;
  const added = news.pins.flatMap(({ key, name, place }, index) => {
    const number = first + index;
    const label = t('poiMap.stop', { number, name: name || t('newPins.unnamed') });
    return place ? [{ ...place, id: -key, number, label, isNew: true }] : [];
  });

  /** Places the pin that waits for it, or adds one. */
  function add(place: GeoPoint) {
    if (placing === undefined) news.add([{ name: '', text: '', place }]);
    else news.change(placing, { place });
    setPlacing(undefined);
  }

  function move(id: number, place: GeoPoint, by: 'drag' | 'key') {
    if (id < 0) news.change(-id, { place });
    else keyed.onMove(id, place, by);
  }

  const targets = data.rows.flatMap((poi) =>
    poi.location_type === 'hint' && poi.target
      ? [{ ...poi.target, id: poi.id, number: poi.position, label: t('poiMap.target', { name: poi.name }) }]
      : [],
  );
  return (
    <div className={styles.both}>
      {/* New spots are left once they are saved, or they would be here again. */}
      <LeaveGuard changed={false} saving={news.busy} />
      <div className={styles.route}>
        <WalkNote places={placed.map(({ poi, place }) => place && shownAt(poi.id, place))} />
        <div className={styles.map}>
          <RouteEditor
            stops={[...stops, ...added]}
            targets={targets}
            around={town ?? null}
            texts={{ keys, moved, add: t('newPins.centre') }}
            onMove={move}
            onAdd={add}
          />
        </div>
        {targets.length > 0 && <p className={styles.walk}>{t('poiMap.targets')}</p>}
        <MovedNotice moved={saving.last} busy={saving.busy} onUndo={saving.undo} />
      </div>
      <div className={styles.side}>
        {news.pins.length > 0 && <NewPinsPanel first={first} news={news} placing={placing} onPlacing={setPlacing} />}
        <div>
          <PastePois onAdd={news.add} />
        </div>
        <UnplacedPois pois={placed.flatMap(({ poi, place }) => (place || hasTarget(poi) ? [] : [poi]))} />
      </div>
    </div>
  );
}

interface MovedProps {
  /** The last move; undefined before the first one and after it was undone. */
  moved: SavedMove | undefined;
  busy: boolean;
  onUndo: () => void;
}

/** Tells which pin was moved and saved, with a button that moves it back. */
function MovedNotice({ moved, busy, onUndo }: MovedProps) {
  const { t } = useTranslation(poisTexts);
  return (
    <div role="status" className={styles.moved}>
      {moved && (
        <>
          <span>{t('poiMap.moved', { name: moved.poi.name })}</span>
          <Button variant="outline" loading={busy} onClick={onUndo}>
            {t('poiMap.undo')}
          </Button>
        </>
      )}
    </div>
  );
}

const WHY = { hint: 'poiMap.unplaced.hint', address: 'poiMap.unplaced.address' } as const;

/** Pois that are not on the map, with the reason and a link to their form. */
function UnplacedPois({ pois }: { pois: readonly ManagedPoi[] }) {
  const { t } = useTranslation(poisTexts);
  return (
    <Panel title={t('poiMap.unplaced')}>
      {pois.length === 0 && <p className={styles.none}>{t('poiMap.unplaced.none')}</p>}
      <ul className={styles.unplaced}>
        {pois.map((poi) => (
          <li key={poi.id}>
            <Link to={to.poi({ exploration: poi.Exploration.slug, poi: poi.slug })}>
              {t('poiMap.stop', { number: poi.position, name: poi.name })}
            </Link>
            <span>{t(poi.location_type === 'hint' ? WHY.hint : WHY.address)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Length of the line, and of the walk that players read. */
function WalkNote({ places }: { places: readonly (GeoPoint | null)[] }) {
  const { t, i18n } = useTranslation(poisTexts);
  const walk = walkLength(places);
  if (!walk) return <p className={styles.walk}>{t('poiMap.noLine')}</p>;
  return (
    <p className={styles.walk}>
      {t('poiMap.line', {
        line: formatWalk(straightLength(places), i18n.language),
        walk: formatWalk(walk.metres, i18n.language),
        factor: WALK_FACTOR.toLocaleString(i18n.language),
      })}
    </p>
  );
}
