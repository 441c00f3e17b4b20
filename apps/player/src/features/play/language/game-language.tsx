import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { languageAttributes } from '@puzzle-runs/web/i18n/content-language.ts';
import { saveGameLanguage } from '@puzzle-runs/web/session/game-languages.ts';
import { bearerOf, deviceStore, session } from '@puzzle-runs/web/session/session.ts';
import { IconLanguage } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { SelectField } from '#ui/select-field.tsx';
import { usePlay } from '../play-context.ts';
import { joinedQuery } from '../queries.ts';
import styles from './game-language.module.css';

/**
 * The language of the current game, for this device only. It changes once the texts are there, so nothing is lost
 * without a network.
 */
export function GameLanguage() {
  const { t } = useTranslation(playTexts);
  const client = useQueryClient();
  const { place, joined, onLanguage } = usePlay();
  const { lang, languages } = joined.exploration;
  const choice = useMutation({
    async mutationFn(next: string) {
      const token = session.runToken(place);
      await client.fetchQuery(joinedQuery({ authorization: token ? bearerOf(token) : '' }, next));
    },
    onSuccess(_, next) {
      saveGameLanguage(deviceStore, place.exploration, next);
      onLanguage?.(next);
      if (place.trial) return;
      // A download holds the texts in one language.
      void import('#offline/game-offline.ts').then((file) => file.startVerdicts(place)).catch(() => undefined);
    },
  });
  const failure = choice.error ? failureCodeOf(choice.error) : undefined;
  return (
    <div className={styles.language}>
      <span aria-hidden className={styles.label}>
        <IconLanguage size={20} />
        {t('language.run')}
      </span>
      <SelectField
        label={t('language.run')}
        hideLabel
        look="bare"
        value={choice.isPending ? choice.variables : lang}
        error={failure && t(failure === 'network' ? 'play.language.offline' : `problem.${failure}`)}
        onChange={({ target }) => choice.mutate(target.value)}
      >
        {languages.map((language) => (
          <option key={language.lang} value={language.lang} {...languageAttributes(language.lang)}>
            {language.name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
