import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { NewPoiForm } from '#features/pois/new-poi-form.tsx';
import { poisTexts } from '#i18n/pois.ts';
import { explorationQuery } from '#shell/exploration-query.ts';
import { RunHeader } from '#shell/navigation/run-header.tsx';

export default function NewPoiPage() {
  const { t } = useTranslation(poisTexts);
  const { exploration: slug = '' } = useParams();
  const { data: exploration } = useSuspenseQuery(explorationQuery(slug));
  return (
    <>
      <RunHeader exploration={exploration} title={t('poi.new')} />
      <NewPoiForm key={slug} exploration={slug} />
    </>
  );
}
