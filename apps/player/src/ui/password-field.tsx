import { accountTexts } from '@puzzle-runs/web/i18n/account.ts';
import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import field from '@puzzle-runs/web/ui/field.module.css';
import { FieldFrame, type FieldTexts } from '@puzzle-runs/web/ui/field-frame.tsx';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './password-field.module.css';

interface Props extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  /** Below the field and part of its description, e.g. the missing requirements of a new password. */
  children?: ReactNode;
}

/** Password field with a button that reveals the input. */
export function PasswordField({ label, error, hint, children, ...input }: Props) {
  const { t } = useTranslation(accountTexts);
  const [shown, setShown] = useState(false);
  const about = useId();
  const Icon = shown ? IconEyeOff : IconEye;

  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => (
        <>
          <div className={styles.frame}>
            <input
              className={classNames(field.input, styles.input)}
              autoCapitalize="none"
              spellCheck={false}
              {...input}
              {...control}
              type={shown ? 'text' : 'password'}
              aria-describedby={[control['aria-describedby'], children && about].filter(Boolean).join(' ') || undefined}
            />
            <button
              type="button"
              className={styles.show}
              aria-label={t('account.showPassword')}
              aria-pressed={shown}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
            >
              <Icon aria-hidden="true" />
            </button>
          </div>
          {children && <div id={about}>{children}</div>}
        </>
      )}
    </FieldFrame>
  );
}
