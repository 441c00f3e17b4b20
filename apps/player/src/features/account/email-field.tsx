import { EMAIL_MAX } from '@puzzle-runs/domain/account/normalize-email.ts';
import { accountTexts } from '@puzzle-runs/web/i18n/account.ts';
import { TextField } from '@puzzle-runs/web/ui/field.tsx';
import type { ChangeEventHandler } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  name: string;
  value: string;
  error: string | undefined;
  onChange: ChangeEventHandler<HTMLInputElement>;
  /** `username` where it is the login name, so that password managers fill it in. */
  autoComplete: 'email' | 'username';
}

/** E-mail field; phones show the keyboard for addresses. */
export function EmailField(props: Props) {
  const { t } = useTranslation(accountTexts);
  return (
    <TextField
      label={t('account.email')}
      type="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={EMAIL_MAX}
      required
      {...props}
    />
  );
}
