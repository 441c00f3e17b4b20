import { Button } from '@mantine/core';
import { ownLanguageName } from '@puzzle-runs/domain/translation/translation-languages.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { TranslationView } from '#features/translations/translation-view.tsx';
import { translationsTexts } from '#i18n/translations.ts';
import { explorationQuery } from '#shell/exploration-query.ts';
import { RunHeader } from '#shell/navigation/run-header.tsx';
import { to } from '#to.ts';

/** …/language/:lang/:section: source and translation side by side. */
export default function TranslationPage() {
  const { t } = useTranslation(translationsTexts);
  const { exploration: slug = '', lang = '', section } = useParams();
  const { data: exploration } = useSuspenseQuery(explorationQuery(slug));
  const at = { exploration: slug };
  return (
    <>
      <RunHeader
        exploration={exploration}
        title={ownLanguageName(lang)}
        open={exploration.name}
        crumbs={[{ to: to.languages(at), label: t('languages.title') }]}
        actions={
          <Button component={Link} to={to.translationFile({ ...at, lang })} variant="outline">
            {t('languages.file')}
          </Button>
        }
      />
      <TranslationView exploration={exploration} lang={lang} section={section} />
    </>
  );
}
