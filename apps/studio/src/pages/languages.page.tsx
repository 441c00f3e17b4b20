import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { LanguagesView } from '#features/translations/languages-view.tsx';
import { translationsTexts } from '#i18n/translations.ts';
import { explorationQuery } from '#shell/exploration-query.ts';
import { RunHeader } from '#shell/navigation/run-header.tsx';

/** …/language: the languages of the run with the progress of their translation. */
export default function LanguagesPage() {
  const { t } = useTranslation(translationsTexts);
  const { exploration: slug = '' } = useParams();
  const { data: exploration } = useSuspenseQuery(explorationQuery(slug));
  return (
    <>
      <RunHeader exploration={exploration} part={t('languages.title')} text={t('languages.text')} />
      <LanguagesView exploration={exploration} />
    </>
  );
}
