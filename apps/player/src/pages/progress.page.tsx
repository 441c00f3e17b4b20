import { useTranslation } from 'react-i18next';
import { ProgressList } from '#features/progress/progress-list.tsx';
import { PageMeta } from '#shell/page-meta.tsx';
import { PageHeader } from '#ui/page-header.tsx';

export default function ProgressPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={t('nav.progress')} hidden />
      <PageHeader title={t('nav.progress')} subtitle={t('progress.subtitle')} />
      <ProgressList />
    </>
  );
}
