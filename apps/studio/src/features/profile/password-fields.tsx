import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/panel.tsx';
import { SecretField } from '#ui/password-field.tsx';
import { PasswordKinds } from '#ui/password-requirements.tsx';
import type { Profile } from './profile-changes.ts';

/** Changes the password, with the one that counts so far. */
export function PasswordFields({ form }: { form: UseFormReturnType<Profile> }) {
  const { t } = useTranslation();
  const { password } = form.values;
  return (
    <Panel title={t('account.change')} text={t('account.changeHint')}>
      <SecretField {...form.getInputProps('password')} label={t('account.newPassword')} autoComplete="new-password" />
      {password !== '' && <PasswordKinds password={password} />}
      <SecretField {...form.getInputProps('repeat')} label={t('account.repeatNew')} autoComplete="new-password" />
      <SecretField {...form.getInputProps('old')} label={t('account.old')} autoComplete="current-password" />
    </Panel>
  );
}
