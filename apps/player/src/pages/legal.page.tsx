import { INFO_PAGES, type InfoPage } from '@puzzle-runs/site/info-pages.ts';
import { currentLanguage } from '@puzzle-runs/web/i18n/current-language.ts';
import {
  IconApi,
  IconBriefcase,
  IconFileText,
  IconMail,
  IconPuzzle,
  IconSchool,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { InfoArticlePage } from '#features/info/info-article-page.tsx';
import { LinkCards } from '#features/info/link-cards.tsx';
import { legalTexts } from '#i18n/legal.ts';
import { InfoPageMeta, useInfoPageText } from '#shell/info-page-meta.tsx';
import { to } from '#to.ts';

const PAGES = [
  { page: 'info', Icon: IconUser },
  { page: 'protection', Icon: IconShieldLock },
  { page: 'terms', Icon: IconFileText },
  { page: 'contact', Icon: IconMail },
  { page: 'licenseBusiness', Icon: IconBriefcase },
  { page: 'licenseEducation', Icon: IconSchool },
  { page: 'features', Icon: IconPuzzle },
  { page: 'api', Icon: IconApi },
] as const satisfies { page: InfoPage; Icon: unknown }[];

export default function LegalPage() {
  const { t } = useTranslation(legalTexts);
  return (
    <>
      <InfoPageMeta page="legal" />
      <InfoArticlePage title={useInfoPageText('legal').title} lead={t('legal.lead')}>
        <LegalLinks />
      </InfoArticlePage>
    </>
  );
}

/** Links to all pages about this site. */
function LegalLinks() {
  const { t, i18n } = useTranslation(legalTexts);
  return (
    <LinkCards
      ways={PAGES.map(({ page, Icon }) => ({
        to: to.page(page),
        title: INFO_PAGES[page][currentLanguage(i18n)].title,
        text: t(`legal.way.${page}`),
        icon: <Icon size={28} aria-hidden="true" />,
      }))}
    />
  );
}
