import { Button, Radio, Stack, TextInput } from '@mantine/core';
import type { useAccountRegistration } from '@puzzle-runs/web/account/account-forms.ts';
import { ACCOUNT_NAME, LOGIN_EMAIL, NEW_PASSWORD } from '@puzzle-runs/web/account/field-attributes.ts';
import { PasswordKinds } from '@puzzle-runs/web/account/password-kinds.tsx';
import { PasswordProposal } from '@puzzle-runs/web/account/password-proposal.tsx';
import { useTranslation } from 'react-i18next';
import { usePlayerUrl } from '#shell/use-player-url.ts';
import { Form } from '#ui/form.tsx';
import { FormNotice } from '#ui/form-notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import styles from './registration-form.module.css';

/** Fields and button to register an account. */
export function AccountRegistrationForm({ form }: { form: ReturnType<typeof useAccountRegistration> }) {
  const { t } = useTranslation();
  const playerSite = usePlayerUrl();
  const { error, value, name } = form.field('confirmation');

  return (
    <Form {...form.props} aria-label={t('account.register')}>
      <Stack>
        <TextInput {...form.field('name')} {...ACCOUNT_NAME} label={t('account.name')} />
        <TextInput {...form.field('email')} {...LOGIN_EMAIL} label={t('account.email')} />
        <PasswordField {...form.field('password')} label={t('account.password')} {...NEW_PASSWORD} />
        {form.values.password !== '' && <PasswordKinds password={form.values.password} />}
        <PasswordProposal
          password={form.values.password}
          onPropose={(password) => form.change({ password, repeat: password })}
        />
        <PasswordField {...form.field('repeat')} label={t('account.repeat')} {...NEW_PASSWORD} />
        <Radio.Group
          label={t('account.confirm.register')}
          name={name}
          value={value}
          error={error}
          onChange={(answer) => form.change({ confirmation: answer })}
        >
          {playerSite && (
            <p className={styles.links}>
              <a href={`${playerSite}/terms`}>{t('account.terms')}</a>
              {' · '}
              <a href={`${playerSite}/protection`}>{t('account.protection')}</a>
            </p>
          )}
          <Radio size="md" value="agree" label={t('account.agree')} />
          <Radio size="md" value="disagree" label={t('account.disagree')} />
        </Radio.Group>
        <FormNotice text={form.notice} />
        <Button type="submit" loading={form.busy}>
          {t('account.register.action')}
        </Button>
      </Stack>
    </Form>
  );
}
