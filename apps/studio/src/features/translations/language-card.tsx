import { Button, Modal } from '@mantine/core';
import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import type { ManagedLanguage } from '@puzzle-runs/contract/management/translation.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { translationsTexts } from '#i18n/translations.ts';
import { accountCall } from '#shell/account-call.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { DeleteForm } from '#shell/form/delete-form.tsx';
import { useSave } from '#shell/form/use-save.ts';
import { to } from '#to.ts';
import { Panel } from '#ui/panel.tsx';
import { LanguageProgress } from './language-progress.tsx';
import styles from './languages-view.module.css';
import { textsQuery } from './texts-query.ts';

interface Props {
  exploration: ManagedExploration;
  language: ManagedLanguage;
}

/** One language with its progress: to translate, to exchange as a file, or to remove. */
export function LanguageCard({ exploration: { id, slug }, language }: Props) {
  const { t } = useTranslation(translationsTexts);
  const client = useQueryClient();
  const showAlert = useAlert();
  const [asked, setAsked] = useState(false);
  const { lang, name, done, changed } = language;
  const remove = useSave({
    send: () =>
      accountCall(routes.translations.changeLanguages, {
        params: { exploration_id: id },
        body: { add: [], remove: [lang] },
      }),
    onDone(texts) {
      client.setQueryData(textsQuery(id).queryKey, texts);
      client.removeQueries({ queryKey: textsQuery(id, lang).queryKey });
      showAlert('delete');
    },
  });
  const at = { exploration: slug, lang };
  return (
    <Panel title={name}>
      <LanguageProgress language={language} />
      <div className={styles.actions}>
        <Button component={Link} to={to.translation(at)} aria-label={t('languages.translate.into', { language: name })}>
          {t('languages.translate')}
        </Button>
        <Button
          component={Link}
          to={to.translationFile(at)}
          variant="outline"
          aria-label={t('languages.file.of', { language: name })}
        >
          {t('languages.file')}
        </Button>
        <Button
          variant="subtle"
          color="flag"
          aria-label={t('languages.remove.of', { language: name })}
          onClick={() => setAsked(true)}
        >
          {t('languages.remove')}
        </Button>
      </div>
      <Modal
        opened={asked}
        onClose={() => setAsked(false)}
        title={t('languages.remove.title', { language: name })}
        withCloseButton={false}
        centered
      >
        <p>{t('languages.remove.text', { count: done + changed, language: name })}</p>
        <DeleteForm
          action={t('languages.remove')}
          back={() => setAsked(false)}
          busy={remove.isPending}
          onDelete={() => remove.mutate(undefined)}
        />
      </Modal>
    </Panel>
  );
}
