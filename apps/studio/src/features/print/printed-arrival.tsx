import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { useTranslation } from 'react-i18next';
import { printTexts } from '#i18n/print.ts';
import type { PrintVisibility } from '#tasks/print/print-visibility.ts';

/** How players arrive at a poi; its code and a hidden target only with the answers. */
export function PrintedArrival({ poi, shown }: { poi: ManagedPoi; shown: PrintVisibility }) {
  const { t } = useTranslation(printTexts);
  if (poi.arrival_radius === null) return null;
  const target = poi.location_type === 'hint' ? poi.target : null;
  return (
    <>
      <p>{t('print.arrival', { n: poi.arrival_radius })}</p>
      {shown.answers && <p>{t('print.arrival.code', { code: poi.arrival_code ?? '' })}</p>}
      {shown.answers && target && <p>{t('print.arrival.target', { ...target })}</p>}
    </>
  );
}
