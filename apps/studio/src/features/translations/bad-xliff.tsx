import { Button } from '@mantine/core';
import type { ManagedTexts } from '@puzzle-runs/contract/management/translation.ts';
import { matchLanguage } from '@puzzle-runs/domain/translation/choose-language.ts';
import { languageName } from '@puzzle-runs/web/i18n/language-name.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { translationsTexts } from '#i18n/translations.ts';
import { to } from '#to.ts';
import { Panel } from '#ui/panel.tsx';
import type { BadFile } from './use-xliff-import.ts';

interface Props {
  bad: BadFile;
  /** Slug. */
  exploration: string;
  /** The language of the page. */
  lang: string;
  texts: Pick<ManagedTexts, 'source_lang' | 'languages'>;
}

/**
 * Says why a file was refused. For one of another language: whether the run has that language, and where the file can
 * be imported.
 */
export function BadXliff({ bad: { name, why, found = '' }, exploration, lang, texts }: Props) {
  const { t, i18n } = useTranslation(translationsTexts);
  const sentence = (key: typeof why | `language${'None' | 'Source' | 'Lacking'}`) =>
    t(`translations.file.bad.${key}`, {
      name,
      found: why === 'encoding' ? found : languageName(found, i18n.language),
      wanted: languageName(lang, i18n.language),
      source: languageName(texts.source_lang, i18n.language),
    });
  const panel = { tone: 'danger', announced: true, title: t('translations.file.bad') } as const;
  const tag = found.replaceAll('_', '-');
  if (why !== 'language')
    return (
      <Panel {...panel} text={sentence(why)}>
        {null}
      </Panel>
    );
  if (found === '')
    return (
      <Panel {...panel} text={sentence('languageNone')}>
        {null}
      </Panel>
    );
  const known = matchLanguage(tag, [texts.source_lang, ...texts.languages.map((language) => language.lang)]);
  if (known === texts.source_lang)
    return (
      <Panel {...panel} text={sentence('languageSource')}>
        {null}
      </Panel>
    );
  return (
    <Panel {...panel} text={sentence(known === undefined ? 'languageLacking' : 'language')}>
      <div>
        <Button
          component={Link}
          variant="outline"
          to={known === undefined ? to.languages({ exploration }) : to.translationFile({ exploration, lang: known })}
        >
          {known === undefined
            ? t('translations.file.languages')
            : t('translations.file.bad.language.open', { found: languageName(known, i18n.language) })}
        </Button>
      </div>
    </Panel>
  );
}
