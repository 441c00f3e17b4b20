import { INFO_PAGES } from '@puzzle-runs/site/info-pages.ts';
import { currentLanguage } from '@puzzle-runs/web/i18n/current-language.ts';
import { useTranslation } from 'react-i18next';
import { FeatureProposal } from '#features/tour/feature-proposal.tsx';
import { PageIntro } from '#features/tour/page-intro.tsx';
import { featureTexts } from '#i18n/feature.ts';
import { InfoPageMeta } from '#shell/info-page-meta.tsx';
import styles from './tour.page.module.css';

/** /feature/proposal: invites to suggest a feature. */
export default function FeatureProposalPage() {
  const { t, i18n } = useTranslation(featureTexts);
  return (
    <div className={styles.page}>
      <InfoPageMeta page="featureProposal" />
      <PageIntro title={INFO_PAGES.featureProposal[currentLanguage(i18n)].title}>{t('proposal.intro')}</PageIntro>
      <FeatureProposal />
    </div>
  );
}
