import { ownLanguageName } from '@puzzle-runs/domain/translation/translation-languages.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { TranslationFile } from '#features/translations/translation-file.tsx';
import { translationsTexts } from '#i18n/translations.ts';
import { explorationQuery } from '#shell/exploration-query.ts';
import { RunHeader } from '#shell/navigation/run-header.tsx';
import { to } from '#to.ts';

/** …/language/:lang/file: texts as XLIFF, for translation programs. */
export default function TranslationFilePage() {
  const { t } = useTranslation(translationsTexts);
  const { exploration: slug = '', lang = '' } = useParams();
  const { data: exploration } = useSuspenseQuery(explorationQuery(slug));
  const at = { exploration: slug };
  return (
    <>
      <RunHeader
        exploration={exploration}
        title={t('translations.file.title')}
        open={ownLanguageName(lang)}
        text={t('translations.file.text')}
        crumbs={[
          { to: to.languages(at), label: t('languages.title') },
          { to: to.translation({ ...at, lang }), label: ownLanguageName(lang) },
        ]}
      />
      <TranslationFile key={lang} exploration={exploration} lang={lang} />
    </>
  );
}
