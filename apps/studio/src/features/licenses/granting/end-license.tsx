import { Button, Modal } from '@mantine/core';
import type { GrantedSubscription } from '@puzzle-runs/contract/license.ts';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { siteLanguage } from '@puzzle-runs/web/i18n/i18n.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { licensesTexts } from '#i18n/licenses.ts';
import { accountCall } from '#shell/account-call.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { DeleteForm } from '#shell/form/delete-form.tsx';
import { useSave } from '#shell/form/use-save.ts';
import { useLicenseName } from '../use-license-name.ts';
import { licensesChanged } from './all-licenses.ts';
import styles from './end-license.module.css';
import { MailLanguage } from './mail-language.tsx';

/** Ends a licence early after the owner confirmed it. The holder gets a mail in the chosen language. */
export function EndLicense({ license: { id, License, User } }: { license: GrantedSubscription }) {
  const { t } = useTranslation(licensesTexts);
  const client = useQueryClient();
  const showAlert = useAlert();
  const nameOf = useLicenseName();
  const [asking, setAsking] = useState(false);
  const [language, setLanguage] = useState<Language>(siteLanguage);
  const title = t('grants.end.of', { license: nameOf(License.name), name: User.name });

  const end = useSave({
    send: () =>
      accountCall(routes.subscriptions.end, {
        params: { subscription_id: id },
        body: { language },
      }),
    onDone() {
      setAsking(false);
      showAlert('update');
      void licensesChanged(client);
    },
    onRefused() {
      void licensesChanged(client); // the licence may have ended in the meantime
      return false;
    },
  });

  return (
    <>
      <Button variant="subtle" color="flag" className={styles.end} aria-label={title} onClick={() => setAsking(true)}>
        {t('grants.end')}
      </Button>
      <Modal
        opened={asking}
        onClose={() => setAsking(false)}
        title={title}
        closeButtonProps={{ 'aria-label': t('action.close'), size: 'var(--target)' }}
        centered
      >
        <p>{t('grants.end.text')}</p>
        <DeleteForm
          confirm={t('grants.end.confirm')}
          action={t('grants.end.action')}
          back={() => setAsking(false)}
          busy={end.isPending}
          onDelete={() => end.mutate(undefined)}
        >
          <MailLanguage value={language} onChange={setLanguage} />
        </DeleteForm>
      </Modal>
    </>
  );
}
