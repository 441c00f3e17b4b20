import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Password field with a button that reveals the password. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      rightSectionWidth="var(--target)"
      visibilityToggleButtonProps={{ 'aria-label': t('account.showPassword'), tabIndex: 0, size: 'var(--target)' }}
      {...props}
    />
  );
}
