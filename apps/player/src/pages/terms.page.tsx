import { useTranslation } from 'react-i18next';
import { LegalArticle } from '#features/info/legal/legal-article.tsx';
import { Prose } from '#features/info/prose.tsx';
import { legalTexts } from '#i18n/legal.ts';

const SECTIONS = [
  'scope',
  'private',
  'account',
  'content',
  'safety',
  'license',
  'extent',
  'payment',
  'withdrawal',
  'operation',
  'liability',
  'change',
  'law',
] as const;

export default function TermsPage() {
  return <Terms />;
}

/** The terms of use. */
function Terms() {
  const { t } = useTranslation(legalTexts);
  const sections = SECTIONS.map((id) => ({
    id,
    title: t(`terms.${id}.title`),
    content: <Prose text={t(`terms.${id}.text`)} />,
  }));
  return <LegalArticle page="terms" lead={t('terms.lead')} sections={sections} />;
}
