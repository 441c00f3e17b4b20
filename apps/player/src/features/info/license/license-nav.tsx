import type { InfoPage } from '@puzzle-runs/site/info-pages.ts';
import { useTranslation } from 'react-i18next';
import { licenseTexts } from '#i18n/license.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import styles from './license-nav.module.css';

const PAGES = [
  'licenseBusiness',
  'licenseEducation',
  'licenseSchool',
  'licenseUniversity',
  'licenseExtracurricular',
] as const satisfies InfoPage[];

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
