import { routes } from '@puzzle-runs/web/api/routes.ts';
import { Captcha } from '@puzzle-runs/web/captcha/captcha.tsx';
import { siteLanguage } from '@puzzle-runs/web/i18n/i18n.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { profileTexts } from '#i18n/profile.ts';
import { accountCall } from '#shell/account-call.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { DeleteForm } from '#shell/form/delete-form.tsx';
import { useSave } from '#shell/form/use-save.ts';
import { to } from '#to.ts';
import { Panel } from '#ui/panel.tsx';
import styles from './deletion.module.css';

/** Requests the mail with the link and the code to delete the account. */
export function DeletionRequest() {
  const { t } = useTranslation(profileTexts);
  const showAlert = useAlert();
  const [solved, setSolved] = useState<string>();
  const [missing, setMissing] = useState(false);
  const [round, setRound] = useState(0);

  /** Remounts the captcha, because a solution is valid once. */
  function askAnew() {
    setSolved(undefined);
    setRound((before) => before + 1);
  }

  const request = useSave({
    send: (captcha: string) =>
      accountCall(routes.users.forfeit, {
        body: { confirmation: true, captcha, language: siteLanguage() },
      }),
    onDone() {
      askAnew();
      showAlert('email');
    },
    onRefused({ code, path }) {
      askAnew();
      if (code !== 'incorrect_entry' || path !== 'captcha') return false;
      setMissing(true);
      return true;
    },
  });

  function submit() {
    setMissing(solved === undefined);
    if (solved === undefined) showAlert('incorrect_entry');
    else request.mutate(solved);
  }

  return (
    <Panel title={t('deletion.what')} tone="danger">
      <ul className={styles.list}>
        <li>{t('deletion.mail')}</li>
        <li>{t('deletion.personal')}</li>
        <li>{t('deletion.content')}</li>
        <li>{t('deletion.forever')}</li>
      </ul>
      <DeleteForm
        confirm={t('deletion.confirm')}
        action={t('deletion.request')}
        back={to.user()}
        busy={request.isPending}
        onDelete={submit}
      >
        <div className={styles.field}>
          <Captcha
            key={round}
            onSolved={setSolved}
            error={missing && solved === undefined ? t('deletion.captcha') : undefined}
          />
        </div>
      </DeleteForm>
    </Panel>
  );
}
