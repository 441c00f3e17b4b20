import { TextInput } from '@mantine/core';
import { CURRENT_PASSWORD, NEW_PASSWORD } from '@puzzle-runs/web/account/field-attributes.ts';
import { fieldErrorsOfProblem } from '@puzzle-runs/web/account/field-errors.ts';
import { PasswordKinds } from '@puzzle-runs/web/account/password-kinds.tsx';
import { PasswordProposal } from '@puzzle-runs/web/account/password-proposal.tsx';
import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { siteLanguage } from '@puzzle-runs/web/i18n/i18n.ts';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { profileTexts } from '#i18n/profile.ts';
import { accountCall } from '#shell/account-call.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import type { FieldErrors } from '#shell/form/form-errors.ts';
import type { FormFields } from '#shell/form/form-fields.ts';
import { RecordForm } from '#shell/form/record-form.tsx';
import { useRecordForm } from '#shell/form/use-record-form.ts';
import { Panel } from '#ui/panel.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { myself } from './myself.ts';
import { changesOf, checkProfile, type Profile, profileOf, type StoredProfile } from './profile-changes.ts';

function refusedOf(problem: ApiProblem): FieldErrors {
  if (problem.code === 'wrong_password') return { old: 'problem.wrong_password' };
  return fieldErrorsOfProblem(problem, ['name', 'email', 'password']);
}

/** Changes name, mail address and password of the account. The form never keeps passwords across a reload. */
export function ProfileForm() {
  const { t } = useTranslation(profileTexts);
  const client = useQueryClient();
  const showAlert = useAlert();
  const stored: StoredProfile = useSuspenseQuery(myself()).data;
  const form = useRecordForm({
    stored,
    valuesOf: profileOf,
    parts: {
      record: {
        check: checkProfile,
        save({ values, read }) {
          const changes = changesOf(values, read);
          const body = { ...changes, language: siteLanguage() };
          return changes && (() => accountCall(routes.users.change, { body }));
        },
      },
    },
    onSaved({ name, email, verification_sent }) {
      client.setQueryData(myself().queryKey, { name, email });
      showAlert(verification_sent ? 'new_email' : 'update');
    },
    alertOf: ({ repeat }) => (repeat === 'account.error.unequal' ? 'password' : null),
    refusedOf,
  });

  return (
    <RecordForm form={form}>
      <Panel title={t('account.who')}>
        <TextInput {...form.text('name')} label={t('account.name')} autoComplete="nickname" />
        <TextInput
          {...form.text('email')}
          label={t('account.email')}
          description={t('account.emailHint')}
          type="email"
          autoComplete="email"
        />
      </Panel>
      <PasswordFields form={form} />
    </RecordForm>
  );
}

/** New password, its repetition and the current password. */
function PasswordFields({ form }: { form: FormFields<Profile> }) {
  const { t } = useTranslation(profileTexts);
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
