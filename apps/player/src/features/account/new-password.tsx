import { PASSWORD_MAX } from '@puzzle-runs/domain/limits.ts';
import { accountTexts } from '@puzzle-runs/web/i18n/account.ts';
import type { ChangeEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#ui/password-field.tsx';
import { PasswordKinds } from './password-kinds.tsx';

interface PasswordInput {
  name: string;
  value: string;
  error: string | undefined;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

interface Props {
  label: string;
  password: PasswordInput;
  repeat: PasswordInput;
}

/** New password with its missing requirements, and a repeat against typing errors. */
export function NewPassword({ label, password, repeat }: Props) {
  const { t } = useTranslation(accountTexts);
  const shared = { autoComplete: 'new-password', maxLength: PASSWORD_MAX, required: true } as const;
  return (
    <>
      <PasswordField label={label} {...shared} {...password}>
        <PasswordKinds password={password.value} />
      </PasswordField>
      <PasswordField label={t('account.repeat')} {...shared} {...repeat} />
    </>
  );
}
