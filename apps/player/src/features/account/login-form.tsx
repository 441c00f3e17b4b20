import { PASSWORD_MAX } from '@puzzle-runs/domain/account/password.ts';
import type { AccountFormCallbacks } from '@puzzle-runs/web/account/use-account-form.ts';
import { useLogin } from '@puzzle-runs/web/account/use-login.ts';
import { accountTexts } from '@puzzle-runs/web/i18n/account.ts';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import styles from './account-form.module.css';
import { EmailField } from './email-field.tsx';
import { FormEnd } from './form-end.tsx';

export function LoginForm(callbacks: AccountFormCallbacks<void>) {
  const { t } = useTranslation(accountTexts);
  const { field, props, busy, notice } = useLogin(callbacks);
  return (
    <form className={styles.form} aria-label={t('account.login')} {...props}>
      <EmailField autoComplete="username" {...field('email')} />
      <PasswordField
        label={t('account.password')}
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        required
        {...field('password')}
      />
      <FormEnd action={t('account.login')} busy={busy} notice={notice} />
      <p className={styles.links}>
        <Link to={to.page('passwordForgotten')}>{t('account.forgotten')}</Link>
      </p>
    </form>
  );
}
