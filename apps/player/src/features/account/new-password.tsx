import { NEW_PASSWORD } from '@puzzle-runs/web/account/field-attributes.ts';
import { PasswordKinds } from '@puzzle-runs/web/account/password-kinds.tsx';
import { PasswordProposal } from '@puzzle-runs/web/account/password-proposal.tsx';
import { accountTexts } from '@puzzle-runs/web/i18n/account.ts';
import type { ChangeEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#ui/password-field.tsx';

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
  /** Takes a proposed password for both fields. */
  onPropose: (password: string) => void;
}

/** New password with its missing requirements, and a repeat against typing errors. */
export function NewPassword({ label, password, repeat, onPropose }: Props) {
  const { t } = useTranslation(accountTexts);
  return (
    <>
      <PasswordField label={label} required {...NEW_PASSWORD} {...password}>
        <PasswordKinds password={password.value} />
      </PasswordField>
      <PasswordProposal password={password.value} onPropose={onPropose} />
      <PasswordField label={t('account.repeat')} required {...NEW_PASSWORD} {...repeat} />
    </>
  );
}
