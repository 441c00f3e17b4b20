import type { LicenseGroup } from '@puzzle-runs/domain/license/license-prices.ts';
import type { InfoPage } from '@puzzle-runs/site/info-pages.ts';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { licenseTexts } from '#i18n/license.ts';
import { InfoPageMeta, useInfoPageText } from '#shell/info-page-meta.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { SectionFailure } from '#shell/section-failure.tsx';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { InfoArticlePage, InfoSection } from '../info-article-page.tsx';
import { Prose } from '../prose.tsx';
import styles from './license-offer.module.css';
import { PriceTable } from './price-table.tsx';

const PAGES = [
  'licenseBusiness',
  'licenseEducation',
  'licenseSchool',
  'licenseUniversity',
  'licenseExtracurricular',
] as const satisfies InfoPage[];

const EXAMPLES = {
  business: ['business_event', 'business_city', 'business_fair', 'business_onboarding'],
  school: ['school_trip', 'school_subject', 'school_house'],
  university: ['university_start', 'university_excursion', 'university_library'],
  extracurricular: ['extracurricular_museum', 'extracurricular_youth', 'extracurricular_tourism'],
} as const;

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

/** What the licences of a group are used for. */
function LicenseExamples({ group }: { group: keyof typeof EXAMPLES }) {
  const { t } = useTranslation(licenseTexts);
  return (
    <InfoSection title={t('license.who')}>
      <div className={styles.examples}>
        {EXAMPLES[group].map((example) => (
          <Card as="article" key={example}>
            <h3>{t(`license.example.${example}`)}</h3>
            <p>{t(`license.example.${example}.text`)}</p>
          </Card>
        ))}
      </div>
    </InfoSection>
  );
}

/** What a licence is, and how to get one. */
export function LicenseFacts() {
  const { t } = useTranslation(licenseTexts);
  return (
    <>
      <InfoSection title={t('license.what')}>
        <Prose text={t('license.what.text')} />
      </InfoSection>
      <InfoSection title={t('license.how')}>
        <Prose text={t('license.how.text')} />
      </InfoSection>
    </>
  );
}

export type LicensePage = (typeof PAGES)[number];

/** Navigation between the licence pages. */
export function LicenseNav({ current }: { current: LicensePage }) {
  const { t } = useTranslation(licenseTexts);
  return (
    <nav className={styles.nav} aria-label={t('license.nav')}>
      {PAGES.map((page) => (
        <Link key={page} to={to.page(page)} aria-current={page === current ? 'page' : undefined}>
          {t(`license.tab.${page}`)}
        </Link>
      ))}
    </nav>
  );
}
