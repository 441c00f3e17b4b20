import { missingPasswordKinds } from '@puzzle-runs/domain/account/password.ts';
import { useTranslation } from 'react-i18next';
import { accountTexts } from '../i18n/account.ts';
import styles from './password-kinds.module.css';

/** Requirements that a new password does not meet yet, updated while typing. */
export function PasswordKinds({ password }: { password: string }) {
  const { t } = useTranslation(accountTexts);
  const missing = missingPasswordKinds(password);
  return (
    <div className={styles.kinds} aria-live="polite">
      {missing.length === 0 ? (
        <p className={styles.done}>{t('account.kinds.none')}</p>
      ) : (
        <>
          <p>{t('account.kinds')}</p>
          <ul>
            {missing.map((kind) => (
              <li key={kind}>{t(`account.kind.${kind}`)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
