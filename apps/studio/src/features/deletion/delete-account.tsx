import { TextInput } from '@mantine/core';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { profileTexts } from '#i18n/profile.ts';
import { accountCall } from '#shell/account-call.ts';
import { DeleteForm } from '#shell/form/delete-form.tsx';
import { useSave } from '#shell/form/use-save.ts';
import { to } from '#to.ts';
import { Panel } from '#ui/panel.tsx';
import styles from './deletion.module.css';
import { digitsOf } from './digits.ts';

/** Deletes the account with the six digits from the mail. @param code from the link in the same mail */
export function DeleteAccount({ code }: { code: string }) {
  const { t } = useTranslation(profileTexts);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  const deletion = useSave({
    send: (digits: string) =>
      accountCall(routes.users.remove, {
        body: { code, deletion: digits, confirmation: true },
      }),
    onDone: () => void navigate(to.accountDeleted(), { replace: true, state: { deleted: true } }),
  });

  function submit() {
    const digits = digitsOf(typed);
    setError(digits === undefined ? t('deletion.code.digits') : undefined);
    if (digits !== undefined) deletion.mutate(digits);
  }

  return (
    <Panel title={t('deletion.forever')} text={t('deletion.code.text')} tone="danger">
      <DeleteForm back={to.user()} busy={deletion.isPending} onDelete={submit}>
        <TextInput
          className={styles.field}
          classNames={{ wrapper: styles.digits ?? '' }}
          label={t('deletion.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
        />
      </DeleteForm>
    </Panel>
  );
}
