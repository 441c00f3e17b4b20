import { useReset } from '@puzzle-runs/web/account/account-forms.ts';
import type { AccountFormCallbacks } from '@puzzle-runs/web/account/use-account-form.ts';
import { accountTexts } from '@puzzle-runs/web/i18n/account.ts';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { TextField } from '@puzzle-runs/web/ui/field.tsx';
import { useTranslation } from 'react-i18next';
import { accountPagesTexts } from '#i18n/account-pages.ts';
import styles from './account-form.module.css';
import { Confirmation } from './confirmation.tsx';
import { FormEnd } from './form-end.tsx';
import { NewPassword } from './new-password.tsx';

/** More than the six digits, because they may be pasted with spaces. */
const RECOVERY_MAX = 20;

interface Props extends AccountFormCallbacks<{ name: string }> {
  /** From the link. */
  code: string;
}

/** Sets a new password with the link and the digits from the mail. */
export function ResetForm({ code, ...callbacks }: Props) {
  const { t } = useTranslation(accountTexts);
  const { t: tPages } = useTranslation(accountPagesTexts);
  const { field, change, props, busy, notice } = useReset(code, callbacks);
  return (
    <Card className={styles.narrow}>
      <form className={styles.form} {...props}>
        <TextField
          label={t('account.recovery')}
          hint={tPages('reset.recovery')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={RECOVERY_MAX}
          required
          {...field('recovery')}
        />
        <NewPassword
          label={t('account.newPassword')}
          password={field('password')}
          repeat={field('repeat')}
          onPropose={(password) => change({ password, repeat: password })}
        />
        <Confirmation legend={t('account.confirm.reset')} {...field('confirmation')} />
        <FormEnd action={t('account.reset.action')} busy={busy} notice={notice} />
      </form>
    </Card>
  );
}
