import { Button, Stack } from '@mantine/core';
import { useAccountRegistration } from '@puzzle-runs/web/account/account-forms.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { profileTexts } from '#i18n/profile.ts';
import { alertFor } from '#shell/alerts/alerts.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { Form } from '#ui/form.tsx';
import { FormNotice } from '#ui/form-notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { AccountRegistrationForm } from './account-registration-form.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-panels.module.css';

/**
 * Login and registration side by side. After a registration, a note about the mail replaces the form, whose values
 * stay: to change them, or to send the mail again.
 */
export function LoginPanels() {
  const { t } = useTranslation(profileTexts);
  const showAlert = useAlert();
  const [sent, setSent] = useState({ to: '', times: 0 });
  const [isChanging, setChanging] = useState(true);
  const form = useAccountRegistration({
    onDone({ email }) {
      setSent(({ to, times }) => ({ to: email, times: to === email ? times + 1 : 1 }));
      setChanging(false);
    },
    onAlert: (alert) => showAlert(alert && alertFor(alert)),
  });
  return (
    <div className={styles.panels}>
      <Panel title={t('account.login')} text={t('login.known')}>
        <LoginForm />
      </Panel>
      {isChanging ? (
        <Panel title={t('account.register')} text={t('login.new')}>
          <AccountRegistrationForm form={form} />
        </Panel>
      ) : (
        <Panel title={t('login.sent.title')} announced>
          <p>{t('login.sent.text', { email: sent.to })}</p>
          <Form {...form.props} aria-label={t('login.sent.resend')}>
            <Stack>
              <FormNotice text={form.notice ?? (sent.times > 1 ? t('login.sent.resent') : undefined)} />
              <Button type="submit" variant="outline" loading={form.busy}>
                {t('login.sent.resend')}
              </Button>
              <Button variant="subtle" onClick={() => setChanging(true)}>
                {t('login.sent.again')}
              </Button>
            </Stack>
          </Form>
        </Panel>
      )}
    </div>
  );
}
