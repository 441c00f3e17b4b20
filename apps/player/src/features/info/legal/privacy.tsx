import { CONTACT_KEPT_DAYS } from '@puzzle-runs/domain/contact/contact-message.ts';
import { useTranslation } from 'react-i18next';
import { legalTexts } from '#i18n/legal.ts';
import { Prose } from '../prose.tsx';
import { ProviderCard } from '../provider-card.tsx';
import { useSiteSettings } from '../use-site-settings.ts';
import { LegalArticle } from './legal-article.tsx';
import { StoredKeys } from './stored-keys.tsx';

const SECTIONS = [
  'controller',
  'device',
  'senses',
  'play',
  'photos',
  'account',
  'mail',
  'contact',
  'logs',
  'map',
  'others',
  'deletion',
  'rights',
] as const;

/** The privacy policy: what this product stores about people. */
export function Privacy() {
  const { t } = useTranslation(legalTexts);
  const sections = SECTIONS.map((id) => ({
    id,
    title: t(`privacy.${id}.title`),
    content: id === 'map' ? <MapOrigin /> : <Section id={id} />,
  }));
  return <LegalArticle page="protection" lead={t('privacy.lead')} sections={sections} />;
}

function Section({ id }: { id: Exclude<(typeof SECTIONS)[number], 'map'> }) {
  const { t } = useTranslation(legalTexts);
  return (
    <>
      <Prose text={t(`privacy.${id}.text`, { days: CONTACT_KEPT_DAYS })} />
      {id === 'controller' && <ProviderCard />}
      {id === 'device' && <StoredKeys />}
    </>
  );
}

/** Source of this installation's maps. */
function MapOrigin() {
  const { t } = useTranslation(legalTexts);
  const { map_style_url: style, map_tiles: servesStreets } = useSiteSettings();
  if (style !== null) return <Prose text={t('privacy.map.outside', { host: new URL(style, location.href).host })} />;
  return <Prose text={t(servesStreets ? 'privacy.map.streets' : 'privacy.map.embedded')} />;
}
