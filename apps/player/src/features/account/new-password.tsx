import { PASSWORD_MAX } from '@puzzle-runs/domain/limits.ts';
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

/** A password that is chosen: what it still needs, and a second time so that no slip locks anybody out. */
export function NewPassword({ label, password, repeat }: Props) {
  const { t } = useTranslation();
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
