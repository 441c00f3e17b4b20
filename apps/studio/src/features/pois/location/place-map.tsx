import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { parseDegrees } from '@puzzle-runs/domain/poi/parse-place.ts';
import { PinPicker } from '@puzzle-runs/web/map/pin-picker.tsx';
import { useQuery } from '@tanstack/react-query';
import { explorationQuery, trailQuery } from '#shell/exploration-query.ts';
import { useTown } from '#shell/use-town.ts';
import { usePinTexts } from '#ui/pin-texts.ts';
import styles from '../poi-fields.module.css';
import { type PoiValues, withCoordinates } from '../poi-values.ts';
import type { FieldProps } from './field-props.ts';

/** Id of a stored poi; its pin has a number; undefined for a new one. */
type Props = Pick<FieldProps, 'values' | 'exploration' | 'onChange'> & { poiId?: number };

/** Map of a poi that has a place: a click or a drag sets its pin. The other pois of the run are shown as numbers. */
export function PlaceMap({ values, exploration, onChange, poiId }: Props) {
  const texts = usePinTexts('poi');
  const { data: trail } = useQuery(trailQuery(exploration));
  const { data: run } = useQuery(explorationQuery(exploration));
  const { location_type: kind, address } = values;
  const runTown = useTown(run?.postal_code ?? '');
  const ownTown = useTown(address.postal_code);
  if (kind === 'hint') return null;

  const pick = (at: GeoPoint) =>
    onChange(kind === 'address' ? { ...values, address: { ...address, pin: at } } : withCoordinates(values, at));
  const pois = trail?.Pois ?? [];
  const others = pois.flatMap(({ id, place, position: number, name, location_type }) =>
    place && id !== poiId && location_type !== 'hint' ? [{ ...place, number, name }] : [],
  );
  return (
    <div className={styles.map}>
      <PinPicker
        place={placeIn(values)}
        around={ownTown ?? runTown ?? others.at(-1) ?? null}
        others={others}
        number={pois.find(({ id }) => id === poiId)?.position}
        texts={texts}
        onPick={pick}
      />
    </div>
  );
}

/** The pin in the form; null without one, and for coordinates that do not exist. */
function placeIn({ location_type: kind, address, coordinates }: PoiValues): GeoPoint | null {
  if (kind === 'address') return address.pin;
  const [latitude, longitude] = [parseDegrees(coordinates.latitude), parseDegrees(coordinates.longitude)];
  if (latitude === null || longitude === null) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
