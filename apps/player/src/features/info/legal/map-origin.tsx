import { useTranslation } from 'react-i18next';
import { Prose } from '../prose.tsx';
import { useSiteSettings } from '../use-site-settings.ts';

/** Source of this installation's maps. */
export function MapOrigin() {
  const { t } = useTranslation();
  const { map_style_url: style } = useSiteSettings();
  const text =
    style === null ? t('privacy.map.embedded') : t('privacy.map.outside', { host: new URL(style, location.href).host });
  return <Prose text={text} />;
}
