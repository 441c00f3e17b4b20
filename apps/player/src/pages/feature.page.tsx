import '#i18n/feature.ts';
import { FEATURES, isFeatureTab } from '@puzzle-runs/domain/site/feature-tabs.ts';
import { languageOf } from '@puzzle-runs/web/language-of.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { NotFound } from '#shell/not-found.tsx';
import { PageMeta } from '#shell/page-meta.tsx';

export default function FeaturePage() {
  const { tab = '' } = useParams();
  const { i18n } = useTranslation();
  if (!isFeatureTab(tab)) return <NotFound />;
  return <PageMeta {...FEATURES[tab][languageOf(i18n)]} />;
}
