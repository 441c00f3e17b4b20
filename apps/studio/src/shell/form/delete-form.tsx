import { Button, Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { useAlert } from '../alerts/use-alert.ts';

interface Props {
  /** Label of the checkbox; a general sentence by default. */
  confirm?: string;
  /** Label of the button. */
  action?: string;
  /** Address to open on cancel; in a dialog, a function that closes it. */
  back: string | (() => void);
  busy: boolean;
  /** Called after confirmation. */
  onDelete: () => void;
  /** Additional fields. */
  children?: ReactNode;
}

/**
 * Asks the creator to confirm a deletion.
 * Without the confirmation it sends nothing and shows the alert `incorrect_entry`.
 */
export function DeleteForm({ confirm, action, back, busy, onDelete, children }: Props) {
  const { t } = useTranslation();
  const showAlert = useAlert();
  const [confirmed, setConfirmed] = useState(false);
  const [asked, setAsked] = useState(false);

  function submit() {
    setAsked(true);
    if (confirmed) onDelete();
    else showAlert('incorrect_entry');
  }

  return (
    <Form onSubmit={submit}>
      {children}
      <Checkbox
        size="md"
        color="flag"
        label={confirm ?? t('form.confirm.delete')}
        checked={confirmed}
        error={asked && !confirmed && t('problem.incorrect_entry')}
        onChange={({ target }) => setConfirmed(target.checked)}
      />
      <FormActions>
        <Button type="submit" color="flag" loading={busy}>
          {action ?? t('action.delete')}
        </Button>
        {typeof back === 'string' ? (
          <Button component={Link} to={back} variant="subtle">
            {t('action.cancel')}
          </Button>
        ) : (
          <Button variant="subtle" onClick={back}>
            {t('action.cancel')}
          </Button>
        )}
      </FormActions>
    </Form>
  );
}
