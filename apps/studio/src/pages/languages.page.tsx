import '#i18n/translations.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { LanguagesView } from '#features/translations/languages-view.tsx';
import { explorationQuery } from '#shell/exploration-query.ts';
import { ExplorationTabs } from '#shell/navigation/exploration-tabs.tsx';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { to } from '#to.ts';

/** …/language: the languages of the run and how far each is translated. */
export default function LanguagesPage() {
  const { t } = useTranslation();
  const { exploration: slug = '' } = useParams();
  const { data: exploration } = useSuspenseQuery(explorationQuery(slug));
  return (
    <>
      <PageHeader
        tabs={<ExplorationTabs exploration={exploration.slug} pois={exploration.poi_count} />}
        title={t('languages.title')}
        open={exploration.name}
        text={t('languages.text')}
        crumbs={[
          { to: to.explorations(), label: t('nav.explorations') },
          { to: to.exploration({ exploration: slug }), label: exploration.name },
        ]}
      />
      <LanguagesView exploration={exploration} />
    </>
  );
}
