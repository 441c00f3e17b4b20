import { NAME_MAX } from '@puzzle-runs/domain/limits.ts';
import { TextField } from '@puzzle-runs/web/ui/field.tsx';
import type { ChangeEventHandler } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  name: string;
  value: string;
  error: string | undefined;
  hint?: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** What an account is called. Nobody logs in with it, so password managers take it for no more than a nickname. */
export function NameField(props: Props) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('account.name')}
      autoComplete="nickname"
      spellCheck={false}
      maxLength={NAME_MAX}
      required
      {...props}
    />
  );
}
