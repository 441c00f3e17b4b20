import { useTranslation } from 'react-i18next';
import { LegalArticle } from '#features/info/legal/legal-article.tsx';
import { Prose } from '#features/info/prose.tsx';
import { ProviderCard } from '#features/info/provider-card.tsx';
import { legalTexts } from '#i18n/legal.ts';

const SECTIONS = ['contact', 'content', 'photos', 'dispute', 'sources'] as const;

export default function NoticePage() {
  return <Notice />;
}

/** The legal notice: the provider of this site. */
function Notice() {
  const { t } = useTranslation(legalTexts);
  const sections = SECTIONS.map((id) => ({
    id,
    title: t(`notice.${id}.title`),
    content: <Prose text={t(`notice.${id}.text`)} />,
  }));
  const provider = { id: 'provider', title: t('notice.provider.title'), content: <ProviderCard /> };
  return <LegalArticle page="info" lead={t('notice.lead')} sections={[provider, ...sections]} />;
}
