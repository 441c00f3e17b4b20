import { useAccountRegistration } from '@puzzle-runs/web/account/account-forms.ts';
import { ACCOUNT_NAME, LOGIN_EMAIL } from '@puzzle-runs/web/account/field-attributes.ts';
import type { AccountFormCallbacks } from '@puzzle-runs/web/account/use-account-form.ts';
import { accountTexts } from '@puzzle-runs/web/i18n/account.ts';
import { TextField } from '@puzzle-runs/web/ui/field.tsx';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import styles from './account-form.module.css';
import { Confirmation } from './confirmation.tsx';
import { FormEnd } from './form-end.tsx';
import { NewPassword } from './new-password.tsx';

/** Registration form. Terms and privacy policy open in a new tab, so that no input is lost. */
export function AccountRegistrationForm(callbacks: AccountFormCallbacks<{ email: string }>) {
  const { t } = useTranslation(accountTexts);
  const { field, change, props, busy, notice } = useAccountRegistration(callbacks);
  return (
    <form className={styles.form} aria-label={t('account.register')} {...props}>
      <TextField label={t('account.name')} required {...ACCOUNT_NAME} {...field('name')} />
      <TextField label={t('account.email')} required {...LOGIN_EMAIL} {...field('email')} />
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
