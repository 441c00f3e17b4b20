import type { PinMapProps } from '@puzzle-runs/web/map/pin-map.tsx';
import { useTranslation } from 'react-i18next';

/** Decimal places of degrees; six are a precision of about ten centimetres. */
const DIGITS = 6;

/** Degrees as forms show them. */
export function writtenDegrees(degrees: number): string {
  return String(Number(degrees.toFixed(DIGITS)));
}

/** Texts of a map with a pin; `poi`: the pin is a spot. */
export function usePinTexts(of: 'poi' | 'meeting'): PinMapProps['texts'] {
  const { t } = useTranslation();
  return {
    pin: t(`pin.${of}`),
    keys: t('pin.keys'),
    placePin: t('pin.put'),
    moved: ({ latitude, longitude }) =>
      t('pin.moved', { latitude: writtenDegrees(latitude), longitude: writtenDegrees(longitude) }),
  };
}
