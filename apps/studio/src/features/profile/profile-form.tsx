import { Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { refusedField } from '@puzzle-runs/web/account/field-errors.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { spokenLanguage } from '@puzzle-runs/web/i18n/i18n.ts';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { accountCall } from '#shell/account-call.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { LeaveGuard } from '#shell/form/leave-guard.tsx';
import { useSave } from '#shell/form/use-save.ts';
import { useWordedErrors } from '#shell/form/use-worded-errors.ts';
import { Panel } from '#ui/panel.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { myself } from './myself.ts';
import { PasswordFields } from './password-fields.tsx';
import { changesOf, checkProfile, type Profile, profileOf } from './profile-changes.ts';

/** Name, address and password of the own account; only what changed is sent. */
export function ProfileForm() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const showAlert = useAlert();
  const { data: saved } = useSuspenseQuery(myself());
  const worded = useWordedErrors();
  const form = useForm({ initialValues: profileOf(saved), validate: (values) => worded(checkProfile(values)) });

  function focusFirst(errors: Record<string, unknown>) {
    const [first = ''] = Object.keys(errors);
    form.getInputNode(first)?.focus();
  }

  const save = useSave({
    send: (changes: NonNullable<ReturnType<typeof changesOf>>) =>
      accountCall(routes.users.change, {
        body: { ...changes, language: spokenLanguage() },
      }),
    onDone({ name, email, verification_sent }) {
      client.setQueryData(myself().queryKey, { name, email });
      form.setInitialValues(profileOf({ name, email }));
      form.reset();
      showAlert(verification_sent ? 'new_email' : 'update');
    },
    onRefused(problem) {
      const errors = worded(refusedField(problem, ['name', 'email', 'password']));
      if (problem.code === 'wrong_password') errors.old = t('problem.wrong_password');
      form.setErrors(errors);
      focusFirst(errors);
      return Object.keys(errors).length > 0;
    },
  });

  function submit(values: Profile) {
    const changes = changesOf(values, saved);
    if (changes) save.mutate(changes);
    else showAlert('nochange');
  }

  function refuse(errors: Record<string, unknown>, values: Profile) {
    focusFirst(errors);
    if (checkProfile(values).repeat === 'account.error.unequal') showAlert('password');
  }

  return (
    <form noValidate onSubmit={form.onSubmit(submit, refuse)}>
      <LeaveGuard changed={form.isDirty()} />
      <Stack gap="lg">
        <Panel title={t('account.who')}>
          <TextInput {...form.getInputProps('name')} label={t('account.name')} autoComplete="nickname" />
          <TextInput
            {...form.getInputProps('email')}
            label={t('account.email')}
            description={t('account.emailHint')}
            type="email"
            autoComplete="email"
          />
        </Panel>
        <PasswordFields form={form} />
      </Stack>
      <SaveBar changed={form.isDirty()} busy={save.isPending} />
    </form>
  );
}
