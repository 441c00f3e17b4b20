import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { ManagedTexts } from '@puzzle-runs/contract/management/translation.ts';
import { LANGUAGE_TAG_MAX } from '@puzzle-runs/domain/exploration/content-language.ts';
import {
  isTranslationLanguage,
  LANGUAGE_NAMES,
  TRANSLATIONS_MAX,
} from '@puzzle-runs/domain/translation/translation-languages.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translationsTexts } from '#i18n/translations.ts';
import { accountCall } from '#shell/account-call.ts';
import { useSave } from '#shell/form/use-save.ts';
import { Form } from '#ui/form.tsx';
import { Panel } from '#ui/panel.tsx';
import styles from './languages-view.module.css';
import { textsQuery } from './texts-query.ts';

interface Props {
  explorationId: number;
  texts: ManagedTexts;
}

/** Value of the entry for languages that are not in the list. */
const OTHER = 'other';

/** Adds a language, from the list or by its tag. */
export function AddLanguage({ explorationId, texts }: Props) {
  const { t } = useTranslation(translationsTexts);
  const client = useQueryClient();
  const used = new Set([texts.source_lang, ...texts.languages.map(({ lang }) => lang)]);
  const offered = Object.entries(LANGUAGE_NAMES).filter(([lang]) => !used.has(lang));
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const listed = chosen === OTHER || offered.some(([lang]) => lang === chosen) ? chosen : (offered[0]?.[0] ?? OTHER);
  const lang = listed === OTHER ? typed.trim() : listed;
  const isUsable = isTranslationLanguage(lang, texts.source_lang) && !used.has(lang);
  const add = useSave({
    send: () =>
      accountCall(routes.translations.changeLanguages, {
        params: { exploration_id: explorationId },
        body: { add: [lang], remove: [] },
      }),
    onDone(changed) {
      client.setQueryData(textsQuery(explorationId).queryKey, changed);
      setTyped('');
      setChosen('');
    },
  });

  function submit() {
    setWrong(!isUsable);
    if (isUsable && !add.isPending) add.mutate(undefined);
  }

  if (texts.languages.length >= TRANSLATIONS_MAX) return null;
  return (
    <Panel title={t('languages.add')} text={t('languages.add.text')}>
      <Form className={styles.form} onSubmit={submit}>
        <NativeSelect
          label={t('languages.add.language')}
          value={listed}
          onChange={({ target }) => {
            setChosen(target.value);
            setWrong(false);
          }}
        >
          {offered.map(([tag, name]) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
          <option value={OTHER}>{t('languages.add.other')}</option>
        </NativeSelect>
        {listed === OTHER && (
          <TextInput
            label={t('languages.add.tag')}
            description={t('languages.add.tag.hint')}
            value={typed}
            maxLength={LANGUAGE_TAG_MAX}
            autoComplete="off"
            autoCapitalize="none"
            error={wrong && !isUsable && t('languages.add.tag.wrong')}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        <Button type="submit" variant={texts.languages.length === 0 ? 'filled' : 'outline'} loading={add.isPending}>
          {t('languages.add')}
        </Button>
      </Form>
    </Panel>
  );
}
