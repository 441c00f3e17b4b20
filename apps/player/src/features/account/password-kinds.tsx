import { missingPasswordKinds } from '@puzzle-runs/domain/account/password.ts';
import { accountTexts } from '@puzzle-runs/web/i18n/account.ts';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './account-form.module.css';

/** Requirements that a new password does not meet yet, updated while typing. */
export function PasswordKinds({ password }: { password: string }) {
  const { t } = useTranslation(accountTexts);
  const missing = missingPasswordKinds(password);

  if (missing.length === 0) {
    return (
      <p className={styles.right}>
        <IconCheck size={20} aria-hidden="true" />
        {t('account.kinds.none')}
      </p>
    );
  }
  return (
    <div className={styles.kinds}>
      <p>{t('account.kinds')}</p>
      <ul>
        {missing.map((kind) => (
          <li key={kind}>{t(`account.kind.${kind}`)}</li>
        ))}
      </ul>
    </div>
  );
}
