import type { LicenseGroup } from '@puzzle-runs/domain/license/license-prices.ts';
import { useTranslation } from 'react-i18next';
import { InfoMeta } from '#shell/info-meta.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { SectionFailure } from '#shell/section-failure.tsx';
import { useInfoWords } from '#shell/use-info-words.ts';
import { ExplainingPage } from '../explaining-page.tsx';
import { Part } from '../part.tsx';
import { Examples } from './examples.tsx';
import { LicenseFacts } from './license-facts.tsx';
import { LicenseNav, type LicensePage } from './license-nav.tsx';
import { PriceTable } from './price-table.tsx';

/** The licences of a group: prices, what they are used for, what a licence is. */
export function LicenseOffer({ page, group }: { page: LicensePage; group: LicenseGroup }) {
  const { t } = useTranslation();
  const title = useInfoWords(page).title;
  return (
    <>
      <InfoMeta page={page} />
      <ExplainingPage title={title} lead={t(`license.${group}Lead`)}>
        <LicenseNav current={page} />
        <Part title={t('license.prices')}>
          <PageBoundary failure={SectionFailure}>
            <PriceTable group={group} />
          </PageBoundary>
        </Part>
        <Examples group={group} />
        <LicenseFacts />
      </ExplainingPage>
    </>
  );
}
