import { missingPasswordKinds } from '@puzzle-runs/domain/account/password.ts';
import { useTranslation } from 'react-i18next';
import styles from './password-requirements.module.css';

/** Lists the requirements that a new password does not meet yet, updated while typing. */
export function PasswordRequirements({ password }: { password: string }) {
  const { t } = useTranslation();
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
