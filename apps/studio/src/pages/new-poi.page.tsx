import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { NewPoiForm } from '#features/pois/new-poi-form.tsx';
import { poisTexts } from '#i18n/pois.ts';
import { explorationQuery } from '#shell/exploration-query.ts';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { to } from '#to.ts';

export default function NewPoiPage() {
  const { t } = useTranslation(poisTexts);
  const { exploration: slug = '' } = useParams();
  const { data: exploration } = useSuspenseQuery(explorationQuery(slug));
  return (
    <>
      <PageHeader
        title={t('poi.new')}
        crumbs={[
          { to: to.explorations(), label: t('nav.explorations') },
          { to: to.exploration({ exploration: slug }), label: exploration.name },
          { to: to.pois({ exploration: slug }), label: t('nav.pois') },
        ]}
      />
      <NewPoiForm key={slug} exploration={slug} />
    </>
  );
}
