import { parseDegrees } from '@puzzle-runs/domain/poi/parse-place.ts';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';
import type { PoiValues } from './poi-values.ts';

/** Degrees to about a metre, or what was typed. */
function rounded(typed: string): string {
  const degrees = parseDegrees(typed);
  return degrees === null ? typed : String(Number(degrees.toFixed(5)));
}

/** What the closed rows of a poi show, from the values as typed. */
export function useRowValues(values: PoiValues) {
  const { t } = useTranslation(poisTexts);
  const { location_type: kind, address, coordinates, hints, arrival } = values;

  const hintCount = hints.filter(({ id }) => id >= 0).length;

  function place(): string {
    switch (kind) {
      case 'hint':
        return t('poi.row.place.hint', { count: hintCount });
      case 'address':
        return t(address.pin ? 'poi.row.place.address' : 'poi.row.place.noPin', {
          address: `${address.street}, ${address.postal_code} ${address.location}`,
        });
      case 'coordinates':
        return t('poi.row.place.coordinates', {
          latitude: rounded(coordinates.latitude),
          longitude: rounded(coordinates.longitude),
        });
    }
  }

  function arrives(): string {
    if (!arrival.required) return t('poi.row.arrival.unset');
    const { radius, waitMinutes } = arrival;
    return arrival.selfReport
      ? t('poi.row.arrival.self', { radius, minutes: waitMinutes })
      : t('poi.row.arrival.set', { radius });
  }

  return {
    place: { value: place(), isSet: true },
    arrival: { value: arrives(), isSet: arrival.required },
    hints: {
      value: hintCount === 0 ? t('poi.row.hints.none') : t('poi.row.place.hint', { count: hintCount }),
      isSet: hintCount > 0,
    },
  };
}
