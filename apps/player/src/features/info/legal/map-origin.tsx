import { useTranslation } from 'react-i18next';
import { Prose } from '../prose.tsx';
import { useSiteSettings } from '../use-site-settings.ts';

/** Source of this installation's maps. */
export function MapOrigin() {
  const { t } = useTranslation();
  const { map_style_url: style, map_tiles: servesStreets } = useSiteSettings();
  if (style !== null) return <Prose text={t('privacy.map.outside', { host: new URL(style, location.href).host })} />;
  return <Prose text={t(servesStreets ? 'privacy.map.streets' : 'privacy.map.embedded')} />;
}
