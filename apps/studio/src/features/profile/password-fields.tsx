import { NEW_PASSWORD, PasswordProposal } from '@puzzle-runs/web/account/password-proposal.tsx';
import { useTranslation } from 'react-i18next';
import { profileTexts } from '#i18n/profile.ts';
import type { FormFields } from '#shell/form/form-fields.ts';
import { Panel } from '#ui/panel.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { PasswordRequirements } from '#ui/password-requirements.tsx';
import type { Profile } from './profile-changes.ts';

/** New password, its repetition and the current password. */
export function PasswordFields({ form }: { form: FormFields<Profile> }) {
  const { t } = useTranslation(profileTexts);
  const { password } = form.values;
  return (
    <Panel title={t('account.change')} text={t('account.changeHint')}>
      <PasswordField {...form.text('password')} label={t('account.newPassword')} {...NEW_PASSWORD} />
      {password !== '' && <PasswordRequirements password={password} />}
      <PasswordProposal
        password={password}
        onPropose={(proposed) => form.update((values) => ({ ...values, password: proposed, repeat: proposed }))}
      />
      <PasswordField {...form.text('repeat')} label={t('account.repeatNew')} {...NEW_PASSWORD} />
      <PasswordField {...form.text('old')} label={t('account.old')} autoComplete="current-password" />
    </Panel>
  );
}
