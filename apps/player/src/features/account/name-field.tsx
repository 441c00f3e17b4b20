import { NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { accountTexts } from '@puzzle-runs/web/i18n/account.ts';
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

/** Account name. Not used for login, so password managers treat it as a nickname. */
export function NameField(props: Props) {
  const { t } = useTranslation(accountTexts);
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
