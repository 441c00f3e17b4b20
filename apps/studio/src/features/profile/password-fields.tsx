import { CURRENT_PASSWORD, NEW_PASSWORD } from '@puzzle-runs/web/account/field-attributes.ts';
import { PasswordKinds } from '@puzzle-runs/web/account/password-kinds.tsx';
import { PasswordProposal } from '@puzzle-runs/web/account/password-proposal.tsx';
import { useTranslation } from 'react-i18next';
import type { FormFields } from '#shell/form/form-fields.ts';
import { Panel } from '#ui/panel.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import type { Profile } from './profile-changes.ts';

/** New password, its repetition and the current password. */
export function PasswordFields({ form }: { form: FormFields<Profile> }) {
  const { t } = useTranslation();
  const { password } = form.values;
  return (
    <Panel title={t('account.change')} text={t('account.changeHint')}>
      <PasswordField {...form.text('password')} label={t('account.newPassword')} {...NEW_PASSWORD} />
      {password !== '' && <PasswordKinds password={password} />}
      <PasswordProposal
        password={password}
        onPropose={(proposed) => form.update((values) => ({ ...values, password: proposed, repeat: proposed }))}
      />
      <PasswordField {...form.text('repeat')} label={t('account.repeatNew')} {...NEW_PASSWORD} />
      <PasswordField {...form.text('old')} {...CURRENT_PASSWORD} label={t('account.old')} />
    </Panel>
  );
}
