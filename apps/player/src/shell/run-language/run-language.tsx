import type { PlayableLanguage } from '@puzzle-runs/contract/exploration-facts.ts';
import { languageAttributes } from '@puzzle-runs/web/i18n/content-language.ts';
import { saveGameLanguage } from '@puzzle-runs/web/session/game-languages.ts';
import { deviceStore } from '@puzzle-runs/web/session/session.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#ui/select-field.tsx';

export interface OfferedRun {
  slug: string;
  /** Language of the source. */
  lang: string;
  /** Language of the description, if it differs from `lang`. */
  description_lang?: string | undefined;
  /** Only if there are several. */
  languages?: readonly PlayableLanguage[] | undefined;
}

interface Props {
  exploration: OfferedRun;
  /** Shows the page in this language. */
  onLanguage: (lang: string) => void;
}

/** Choice of the language in which the player will read the run; initially that of the page. Stored on this device. */
export function RunLanguage({ exploration, onLanguage }: Props) {
  const { t } = useTranslation();
  const { slug, lang: source, description_lang: shown = source, languages = [] } = exploration;
  const [chosen, setChosen] = useState<string>();

  function choose(lang: string) {
    setChosen(lang);
    saveGameLanguage(deviceStore, slug, lang);
    onLanguage(lang);
  }

  return (
    <SelectField label={t('language.run')} value={chosen ?? shown} onChange={({ target }) => choose(target.value)}>
      {languages.map(({ lang, name }) => (
        <option key={lang} value={lang} {...languageAttributes(lang)}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
