import { CONTACT_KEPT_DAYS } from '@puzzle-runs/domain/contact/contact-message.ts';
import { useTranslation } from 'react-i18next';
import { LegalArticle } from '#features/info/legal/legal-article.tsx';
import { STORAGE_KEYS } from '#features/info/legal/storage-keys.ts';
import { Prose } from '#features/info/prose.tsx';
import { ProviderCard, useSiteSettings } from '#features/info/provider-card.tsx';
import { legalTexts } from '#i18n/legal.ts';
import styles from './protection.page.module.css';

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

export default function PrivacyPage() {
  return <Privacy />;
}

/** The privacy policy: what this product stores about people. */
function Privacy() {
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

/** The keys stored on the reader's device, with their meaning. */
function StoredKeys() {
  const { t } = useTranslation(legalTexts);
  return (
    <>
      <dl className={styles.keys}>
        {STORAGE_KEYS.map((key) => (
          <div key={key}>
            <dt>
              <code translate="no">{key}</code>
            </dt>
            <dd>{t(`privacy.key.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <Prose text={t('privacy.device.after')} />
    </>
  );
}
