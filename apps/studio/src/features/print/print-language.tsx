import { NativeSelect } from '@mantine/core';
import { ownLanguageName } from '@puzzle-runs/domain/translation/translation-languages.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { printTexts } from '#i18n/print.ts';
import { accountQuery } from '#shell/account-call.ts';

/** Chooses the language that is printed (`lang` in the address), where the exploration has several. */
export function PrintLanguage({ explorationId }: { explorationId: number }) {
  const { t } = useTranslation(printTexts);
  const [params, setParams] = useSearchParams();
  const asked = { params: { exploration_id: explorationId }, query: {} };
  const { data } = useQuery({ ...accountQuery(routes.translations.texts, asked), staleTime: 0 });
  if (!data || data.languages.length === 0) return null;

  function choose(lang: string) {
    const next = new URLSearchParams(params);
    if (lang === '') next.delete('lang');
    else next.set('lang', lang);
    setParams(next, { replace: true });
  }

  return (
    <NativeSelect
      aria-label={t('print.language')}
      value={params.get('lang') ?? ''}
      onChange={({ target }) => choose(target.value)}
      data={[
        { value: '', label: ownLanguageName(data.source_lang) },
        ...data.languages.map(({ lang, name }) => ({ value: lang, label: name })),
      ]}
    />
  );
}
