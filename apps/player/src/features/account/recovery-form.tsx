import { useRecovery } from '@puzzle-runs/web/account/account-forms.ts';
import { ACCOUNT_NAME, EMAIL } from '@puzzle-runs/web/account/field-attributes.ts';
import type { AccountFormCallbacks } from '@puzzle-runs/web/account/use-account-form.ts';
import { accountTexts } from '@puzzle-runs/web/i18n/account.ts';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { TextField } from '@puzzle-runs/web/ui/field.tsx';
import { useTranslation } from 'react-i18next';
import { accountPagesTexts } from '#i18n/account-pages.ts';
import styles from './account-form.module.css';
import { Confirmation } from './confirmation.tsx';
import { FormEnd } from './form-end.tsx';

/** Requests the mail for setting a new password. */
export function RecoveryForm(callbacks: AccountFormCallbacks<{ email: string }>) {
  const { t } = useTranslation(accountPagesTexts);
  const { t: tAccount } = useTranslation(accountTexts);
  const { field, props, busy, notice } = useRecovery(callbacks);
  return (
    <Card className={styles.narrow}>
      <form className={styles.form} {...props}>
        <TextField
          label={tAccount('account.name')}
          hint={t('recovery.name')}
          required
          {...ACCOUNT_NAME}
          {...field('name')}
        />
        <TextField label={tAccount('account.email')} autoComplete="email" required {...EMAIL} {...field('email')} />
        <Confirmation legend={tAccount('account.confirm.recover')} {...field('confirmation')} />
        <FormEnd action={tAccount('account.recover.action')} busy={busy} notice={notice} />
      </form>
    </Card>
  );
}
