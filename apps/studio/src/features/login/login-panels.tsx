import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/panel.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-panels.module.css';
import { RegistrationForm } from './registration-form.tsx';

/** Login and registration side by side. After a registration, a note about the mail replaces the form. */
export function LoginPanels() {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <div className={styles.panels}>
      <Panel title={t('account.login')} text={t('login.known')}>
        <LoginForm />
      </Panel>
      {sentTo === undefined ? (
        <Panel title={t('account.register')} text={t('login.new')}>
          <RegistrationForm onSent={setSentTo} />
        </Panel>
      ) : (
        <Panel title={t('login.sent.title')} announced>
          <p>{t('login.sent.text', { email: sentTo })}</p>
          <Button variant="outline" onClick={() => setSentTo(undefined)}>
            {t('login.sent.again')}
          </Button>
        </Panel>
      )}
    </div>
  );
}
