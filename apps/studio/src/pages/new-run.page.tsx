import '#i18n/runs.ts';
import { useTranslation } from 'react-i18next';
import { RunForm } from '#features/runs/run-form.tsx';
import { PageHeader } from '#shell/page-header.tsx';
import { to } from '#to.ts';
import { Measure } from '#ui/measure.tsx';

export default function NewRunPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('runs.new.title')}
        crumbs={[{ to: to.runs(), label: t('nav.runs') }]}
        text={t('runs.new.text')}
      />
      <Measure>
        <RunForm />
      </Measure>
    </>
  );
}
