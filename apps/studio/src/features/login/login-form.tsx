import { Button, Stack, TextInput } from '@mantine/core';
import { useLogin } from '@puzzle-runs/web/account/account-forms.ts';
import { CURRENT_PASSWORD, LOGIN_EMAIL } from '@puzzle-runs/web/account/field-attributes.ts';
import { loginEmailIn } from '@puzzle-runs/web/account/login-address.ts';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { alertFor } from '#shell/alerts/alerts.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { returnAddressIn } from '#shell/login/return-address.ts';
import { usePlayerUrl } from '#shell/use-player-url.ts';
import { to } from '#to.ts';
import { Form } from '#ui/form.tsx';
import { FormNotice } from '#ui/form-notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';

/** Logs in, then opens the page that the visitor asked for. */
export function LoginForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const showAlert = useAlert();
  const playerSite = usePlayerUrl();
  const { hash, state } = useLocation() as { hash: string; state: { email?: string } | null };
  const form = useLogin({
    email: loginEmailIn(hash) ?? state?.email, // from the player site, or from the confirmation here
    onDone: () => void navigate(returnAddressIn(params) ?? to.home(), { replace: true }),
    onAlert: (alert, { inPlace = false } = {}) => showAlert(alert && !inPlace ? alertFor(alert) : null),
  });

  return (
    <Form {...form.props} aria-label={t('account.login')}>
      <Stack>
        <TextInput {...form.field('email')} {...LOGIN_EMAIL} label={t('account.email')} />
        <PasswordField {...form.field('password')} {...CURRENT_PASSWORD} label={t('account.password')} />
        <FormNotice text={form.notice} />
        <Button type="submit" loading={form.busy}>
          {t('account.login')}
        </Button>
        {playerSite && (
          <Button component="a" href={`${playerSite}/password/forgotten`} variant="subtle">
            {t('account.forgotten')}
          </Button>
        )}
      </Stack>
    </Form>
  );
}
