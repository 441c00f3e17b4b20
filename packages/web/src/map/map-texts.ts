import { useTranslation } from 'react-i18next';
import { mapTexts } from '../i18n/map.ts';

/** MapLibre's own texts in the site's language. A map reads them when it is created, and is recreated when the language changes. */
export function useMapTexts(): Record<string, string> {
  const { t } = useTranslation(mapTexts);
  return {
    'Map.Title': t('map.title'),
    'NavigationControl.ZoomIn': t('map.zoomIn'),
    'NavigationControl.ZoomOut': t('map.zoomOut'),
    'AttributionControl.ToggleAttribution': t('map.attribution'),
    'CooperativeGesturesHandler.MobileHelpText': t('map.twoFingers'),
    'CooperativeGesturesHandler.WindowsHelpText': t('map.ctrlScroll'),
    'CooperativeGesturesHandler.MacHelpText': t('map.cmdScroll'),
  };
}
