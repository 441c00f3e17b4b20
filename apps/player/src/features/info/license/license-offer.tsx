import type { LicenseGroup } from '@puzzle-runs/domain/license/license-prices.ts';
import { useTranslation } from 'react-i18next';
import { licenseTexts } from '#i18n/license.ts';
import { InfoPageMeta } from '#shell/info-page-meta.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { SectionFailure } from '#shell/section-failure.tsx';
import { useInfoPageText } from '#shell/use-info-page-text.ts';
import { InfoArticlePage } from '../info-article-page.tsx';
import { InfoSection } from '../info-section.tsx';
import { LicenseExamples } from './license-examples.tsx';
import { LicenseFacts } from './license-facts.tsx';
import { LicenseNav, type LicensePage } from './license-nav.tsx';
import { PriceTable } from './price-table.tsx';

/** The licences of a group: prices, examples, facts. */
export function LicenseOffer({ page, group }: { page: LicensePage; group: LicenseGroup }) {
  const { t } = useTranslation(licenseTexts);
  const title = useInfoPageText(page).title;
  return (
    <>
      <InfoPageMeta page={page} />
      <InfoArticlePage title={title} lead={t(`license.${group}Lead`)}>
        <LicenseNav current={page} />
        <InfoSection title={t('license.prices')}>
          <PageBoundary failure={SectionFailure}>
            <PriceTable group={group} />
          </PageBoundary>
        </InfoSection>
        <LicenseExamples group={group} />
        <LicenseFacts />
      </InfoArticlePage>
    </>
  );
}
