import type { PublicExploration } from '@puzzle-runs/contract/exploration.ts';
import { chooseLanguage } from '@puzzle-runs/domain/translation/choose-language.ts';
import { languageAttributes } from '@puzzle-runs/web/i18n/content-language.ts';
import { saveGameLanguage } from '@puzzle-runs/web/session/game-languages.ts';
import { deviceStore } from '@puzzle-runs/web/session/session.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askedLanguage } from '#shell/asked-language.ts';
import { SelectField } from '#ui/select-field.tsx';

interface Props {
  exploration: PublicExploration;
  /** Shows the page in this language. */
  onLanguage: (lang: string) => void;
}

/** The language in which the player will read the run: what was chosen before, else what the browser prefers. */
export function RunLanguage({ exploration, onLanguage }: Props) {
  const { t } = useTranslation();
  const { slug, lang: source, description_lang: shown = source, Facts } = exploration;
  const languages = Facts?.languages ?? [];
  const [chosen, setChosen] = useState(() =>
    chooseLanguage({
      asked: askedLanguage({ exploration: slug }),
      accepted: navigator.languages.join(','),
      source,
      languages: languages.map(({ lang }) => ({ lang, offered: true })),
    }),
  );

  const showProposal = useEffectEvent(() => {
    if (chosen !== shown) onLanguage(chosen);
  });
  useEffect(() => showProposal(), []);

  function choose(lang: string) {
    setChosen(lang);
    saveGameLanguage(deviceStore, slug, lang);
    onLanguage(lang);
  }

  return (
    <SelectField label={t('language.run')} value={chosen} onChange={({ target }) => choose(target.value)}>
      {languages.map(({ lang, name }) => (
        <option key={lang} value={lang} {...languageAttributes(lang)}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
