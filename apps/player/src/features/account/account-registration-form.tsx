import type { AccountFormCallbacks } from '@puzzle-runs/web/account/use-account-form.ts';
import { useAccountRegistration } from '@puzzle-runs/web/account/use-account-registration.ts';
import { accountTexts } from '@puzzle-runs/web/i18n/account.ts';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import styles from './account-form.module.css';
import { Confirmation } from './confirmation.tsx';
import { EmailField } from './email-field.tsx';
import { FormEnd } from './form-end.tsx';
import { NameField } from './name-field.tsx';
import { NewPassword } from './new-password.tsx';

/** Registration form. Terms and privacy policy open in a new tab, so that no input is lost. */
export function AccountRegistrationForm(callbacks: AccountFormCallbacks<{ email: string }>) {
  const { t } = useTranslation(accountTexts);
  const { field, change, props, busy, notice } = useAccountRegistration(callbacks);
  return (
    <form className={styles.form} aria-label={t('account.register')} {...props}>
      <NameField {...field('name')} />
      <EmailField autoComplete="username" {...field('email')} />
      <NewPassword
        label={t('account.password')}
        password={field('password')}
        repeat={field('repeat')}
        onPropose={(password) => change({ password, repeat: password })}
      />
      <Confirmation legend={t('account.confirm.register')} {...field('confirmation')}>
        <p className={styles.links}>
          <Link to={to.page('terms')} target="_blank">
            {t('account.terms')}
          </Link>
          <Link to={to.page('protection')} target="_blank">
            {t('account.protection')}
          </Link>
        </p>
      </Confirmation>
      <FormEnd action={t('account.register.action')} busy={busy} notice={notice} />
    </form>
  );
}
