import { Button, Radio, Stack } from '@mantine/core';
import { useVerification } from '@puzzle-runs/web/account/account-forms.ts';
import { useTranslation } from 'react-i18next';
import { alertFor } from '#shell/alerts/alerts.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { Form } from '#ui/form.tsx';
import { FormNotice } from '#ui/form-notice.tsx';

interface Props {
  /** From the link of the mail. */
  code: string;
  /** `email`: the confirmed address. */
  onDone: (account: { email: string }) => void;
}

/** Confirms a new account, or the new address of an account. */
export function VerificationForm({ code, onDone }: Props) {
  const { t } = useTranslation();
  const showAlert = useAlert();
  const form = useVerification(code, { onDone, onAlert: (alert) => showAlert(alert && alertFor(alert)) });
  const { error, value, name } = form.field('confirmation');

  return (
    <Form {...form.props} aria-label={t('account.verify.action')}>
      <Stack>
        <Radio.Group
          label={t('account.confirm.verify')}
          name={name}
          value={value}
          error={error}
          onChange={(answer) => form.change({ confirmation: answer })}
        >
          <Radio size="md" value="agree" label={t('account.agree')} />
          <Radio size="md" value="disagree" label={t('account.disagree')} />
        </Radio.Group>
        <FormNotice text={form.notice} />
        <Button type="submit" loading={form.busy}>
          {t('account.verify.action')}
        </Button>
      </Stack>
    </Form>
  );
}
