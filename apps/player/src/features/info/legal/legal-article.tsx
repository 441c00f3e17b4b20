import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { infoTexts } from '#i18n/info.ts';
import { InfoPageMeta, useInfoPageText } from '#shell/info-page-meta.tsx';
import { to } from '#to.ts';
import { Article, type ArticleSection } from '../article.tsx';

interface Props {
  page: 'info' | 'protection' | 'terms';
  lead: string;
  sections: ArticleSection[];
}

/** A legal text with a link back to "legal". */
export function LegalArticle({ page, lead, sections }: Props): ReactNode {
  const { t } = useTranslation(infoTexts);
  return (
    <>
      <InfoPageMeta page={page} />
      <Article
        title={useInfoPageText(page).title}
        lead={lead}
        sections={sections}
        back={{ to: to.page('legal'), label: t('info.backToLegal') }}
      />
    </>
  );
}
