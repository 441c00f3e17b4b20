import { Button, Modal } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { to } from '#to.ts';
import { FormActions } from '#ui/form-actions.tsx';

interface Props {
  changed: boolean;
  /** Called when the creator leaves and discards the changes. */
  onDiscard?: () => void;
}

/**
 * Asks before a dirty form is left by a link, the back button or closing the tab. It does not ask when the session has
 * ended, or after a save, which navigates with `state.saved`.
 */
export function LeaveGuard({ changed, onDiscard }: Props) {
  const { t } = useTranslation();
  const leaving = useBlocker(
    ({ currentLocation: { pathname }, nextLocation: next }) =>
      changed && next.pathname !== pathname && next.pathname !== to.register() && next.state?.saved !== true,
  );

  useEffect(() => {
    if (!changed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [changed]);

  function leave() {
    onDiscard?.();
    leaving.proceed?.();
  }

  const stay = () => leaving.reset?.();
  return (
    <Modal
      opened={leaving.state === 'blocked'}
      onClose={stay}
      title={t('leave.title')}
      withCloseButton={false}
      centered
    >
      <p>{t('leave.text')}</p>
      <FormActions>
        <Button data-autofocus onClick={stay}>
          {t('leave.stay')}
        </Button>
        <Button variant="subtle" color="flag" onClick={leave}>
          {t('leave.go')}
        </Button>
      </FormActions>
    </Modal>
  );
}
