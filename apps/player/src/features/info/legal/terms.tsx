import { useTranslation } from 'react-i18next';
import { legalTexts } from '#i18n/legal.ts';
import { Prose } from '../prose.tsx';
import { LegalArticle } from './legal-article.tsx';

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

/** The terms of use. */
export function Terms() {
  const { t } = useTranslation(legalTexts);
  const sections = SECTIONS.map((id) => ({
    id,
    title: t(`terms.${id}.title`),
    content: <Prose text={t(`terms.${id}.text`)} />,
  }));
  return <LegalArticle page="terms" lead={t('terms.lead')} sections={sections} />;
}
