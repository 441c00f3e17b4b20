import '#i18n/print.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Overview } from '#features/print/overview.tsx';
import { PrintOptions } from '#features/print/print-options.tsx';
import { printedRun } from '#features/print/printed-run.ts';
import { useShown } from '#features/print/shown.ts';
import { PageHeader } from '#shell/page-header.tsx';
import { RunTabs } from '#shell/run-tabs.tsx';
import { to } from '#to.ts';
import styles from './overview.page.module.css';

/** …/overview: the run on paper, with what is left out of it on top. */
export default function OverviewPage() {
  const { t } = useTranslation();
  const { exploration = '' } = useParams();
  const { data: run } = useSuspenseQuery(printedRun(exploration));
  const { shown, show } = useShown();
  return (
    <>
      <div className={styles.screen}>
        <PageHeader
          title={t('print.title')}
          crumbs={[
            { to: to.runs(), label: t('nav.runs') },
            { to: to.run({ exploration }), label: run.name },
          ]}
          text={t('print.text')}
        />
        <RunTabs exploration={run.slug} spots={run.poi_count} />
        <PrintOptions shown={shown} onShow={show} />
      </div>
      <Overview run={run} shown={shown} />
    </>
  );
}
