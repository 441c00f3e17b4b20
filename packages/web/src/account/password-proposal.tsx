import { PASSWORD_MAX, PASSWORD_RULES, proposePassword } from '@puzzle-runs/domain/account/password.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountTexts } from '../i18n/account.ts';
import styles from './password-proposal.module.css';

/** Attributes of each field for a new password: managers learn the rule and offer to store the password. */
export const NEW_PASSWORD = {
  autoComplete: 'new-password',
  maxLength: PASSWORD_MAX,
  passwordrules: PASSWORD_RULES,
} as const;

/** The remainder favours some characters by less than one in a hundred million. */
function randomBelow(limit: number): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return random % limit;
}

interface Props {
  /** The password in the field, to show a proposal only while it is the chosen one. */
  password: string;
  /** Fills in the password and its repeat. */
  onPropose: (password: string) => void;
}

/** Button for people without a password manager: fills in a password that fits, and shows it to be written down. */
export function PasswordProposal({ password, onPropose }: Props) {
  const { t } = useTranslation(accountTexts);
  const [proposed, setProposed] = useState('');

  function propose() {
    const next = proposePassword(randomBelow);
    setProposed(next);
    onPropose(next);
  }

  return (
    <div className={styles.proposal}>
      <button type="button" className={styles.button} onClick={propose}>
        {t('account.propose')}
      </button>
      <p role="status">
        {proposed !== '' && proposed === password && (
          <>
            {t('account.proposed')} <code className={styles.password}>{proposed}</code>
          </>
        )}
      </p>
    </div>
  );
}
