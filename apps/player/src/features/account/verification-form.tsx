import { useVerification } from '@puzzle-runs/web/account/account-forms.ts';
import type { AccountFormCallbacks } from '@puzzle-runs/web/account/use-account-form.ts';
import { accountTexts } from '@puzzle-runs/web/i18n/account.ts';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import styles from './account-form.module.css';
import { Confirmation } from './confirmation.tsx';
import { FormEnd } from './form-end.tsx';

interface Props extends AccountFormCallbacks<{ name: string; email: string }> {
  /** From the link. */
  code: string;
}

/** Confirms a new account, or the new address of an account. */
export function VerificationForm({ code, ...callbacks }: Props) {
  const { t } = useTranslation(accountTexts);
  const { field, props, busy, notice } = useVerification(code, callbacks);
  return (
    <Card className={styles.narrow}>
      <form className={styles.form} {...props}>
        <Confirmation legend={t('account.confirm.verify')} {...field('confirmation')} />
        <FormEnd action={t('account.verify.action')} busy={busy} notice={notice} />
      </form>
    </Card>
  );
}
