import { Button } from '@mantine/core';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { straightLength, WALK_FACTOR, walkLength } from '@puzzle-runs/domain/exploration/walk-length.ts';
import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { formatWalk } from '@puzzle-runs/web/i18n/format-walk.ts';
import { RouteEditor } from '@puzzle-runs/web/map/route/route-editor.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { poisTexts } from '#i18n/pois.ts';
import { placeOfPoi } from '#shell/place-of-poi.ts';
import { poiRows } from '#shell/poi-rows.ts';
import { to } from '#to.ts';
import { Panel } from '#ui/panel.tsx';
import { usePinTexts } from '#ui/pin-texts.ts';
import styles from './poi-map.module.css';
import { useKeyedMoves } from './use-keyed-moves.ts';
import { type SavedMove, useMovePin } from './use-move-pin.ts';

function hasTarget(poi: ManagedPoi): boolean {
  return poi.location_type === 'hint' && poi.target !== null;
}

/**
 * All pois of an exploration on one map, in their order; pins can be moved. Pois without a place are listed beside it.
 */
export function PoiMap({ exploration }: { exploration: string }) {
  const { t } = useTranslation(poisTexts);
  const { keys, moved } = usePinTexts('poi');
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

interface Props {
  /** The last move; undefined before the first one and after it was undone. */
  moved: SavedMove | undefined;
  busy: boolean;
  onUndo: () => void;
}

/** Tells which pin was moved and saved, with a button that moves it back. */
function MovedNotice({ moved, busy, onUndo }: Props) {
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
