import { useTranslation } from 'react-i18next';
import { legalTexts } from '#i18n/legal.ts';
import { Prose } from '../prose.tsx';
import { ProviderCard } from '../provider-card.tsx';
import { LegalArticle } from './legal-article.tsx';

const SECTIONS = ['contact', 'content', 'photos', 'dispute', 'sources'] as const;

/** The legal notice: the provider of this site. */
export function Notice() {
  const { t } = useTranslation(legalTexts);
  const sections = SECTIONS.map((id) => ({
    id,
    title: t(`notice.${id}.title`),
    content: <Prose text={t(`notice.${id}.text`)} />,
  }));
  const provider = { id: 'provider', title: t('notice.provider.title'), content: <ProviderCard /> };
  return <LegalArticle page="info" lead={t('notice.lead')} sections={[provider, ...sections]} />;
}
