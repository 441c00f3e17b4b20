import { useLogin } from '@puzzle-runs/web/account/account-forms.ts';
import { CURRENT_PASSWORD, LOGIN_EMAIL } from '@puzzle-runs/web/account/field-attributes.ts';
import type { AccountFormCallbacks } from '@puzzle-runs/web/account/use-account-form.ts';
import { accountTexts } from '@puzzle-runs/web/i18n/account.ts';
import { TextField } from '@puzzle-runs/web/ui/field.tsx';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import styles from './account-form.module.css';
import { FormEnd } from './form-end.tsx';

export function LoginForm(callbacks: AccountFormCallbacks<void>) {
  const { t } = useTranslation(accountTexts);
  const { state } = useLocation() as { state: { email?: string } | null }; // from the confirmation of the account
  const { field, props, busy, notice } = useLogin({ email: state?.email, ...callbacks });
  return (
    <form className={styles.form} aria-label={t('account.login')} {...props}>
      <TextField label={t('account.email')} required {...LOGIN_EMAIL} {...field('email')} />
      <PasswordField label={t('account.password')} required {...CURRENT_PASSWORD} {...field('password')} />
      <FormEnd action={t('account.login')} busy={busy} notice={notice} />
      <p className={styles.links}>
        <Link to={to.page('passwordForgotten')}>{t('account.forgotten')}</Link>
      </p>
    </form>
  );
}
