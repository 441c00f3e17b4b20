import { ContentLanguage } from '@puzzle-runs/web/i18n/content-language.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { CodeSheet, CodeSheetActions } from '#features/print/code-sheet.tsx';
import { PrintLanguage } from '#features/print/print-language.tsx';
import { PrintOptions, usePrintToggles } from '#features/print/print-options.tsx';
import { PrintOverview } from '#features/print/print-overview.tsx';
import { printedExplorationQuery } from '#features/print/printed-exploration-query.ts';
import { printTexts } from '#i18n/print.ts';
import { RunHeader } from '#shell/navigation/run-header.tsx';
import { ShareParts } from '#shell/navigation/run-tabs.tsx';
import styles from './overview.page.module.css';

/**
 * …/overview: the exploration for print, with switches for what to leave out, and `lang` for its language; `codes=1`
 * shows its QR codes to cut out instead.
 */
export default function OverviewPage() {
  const { t } = useTranslation(printTexts);
  const { exploration: slug = '' } = useParams();
  const [params] = useSearchParams();
  const lang = params.get('lang') ?? undefined;
  const { data: exploration } = useSuspenseQuery(printedExplorationQuery(slug, lang));
  const { shown, show } = usePrintToggles();
  const codes = params.get('codes') === '1';
  return (
    <>
      <div className={styles.screen}>
        <RunHeader
          exploration={exploration}
          part={t('print.title')}
          parts={<ShareParts exploration={slug} />}
          text={t('print.text')}
        />
        {codes ? (
          <CodeSheetActions />
        ) : (
          <PrintOptions shown={shown} onShow={show} language={<PrintLanguage explorationId={exploration.id} />} />
        )}
      </div>
      <ContentLanguage value={lang ?? exploration.lang}>
        {codes ? <CodeSheet exploration={exploration} /> : <PrintOverview exploration={exploration} shown={shown} />}
      </ContentLanguage>
    </>
  );
}
