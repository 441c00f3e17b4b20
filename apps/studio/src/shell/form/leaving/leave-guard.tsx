import { Button, Loader, Modal } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FormActions } from '#ui/form-actions.tsx';
import { useNoteUnsaved } from './unsaved.ts';
import { useLeaving } from './use-leaving.ts';

interface Props {
  changed: boolean;
  /** Whether the changes are on their way, or saved and the next page is about to open. */
  saving: boolean;
  /** Whether another address of the same page shows everything that was typed. */
  keeps?: ((pathname: string) => boolean) | undefined;
  /** Called when the creator leaves for an address and discards the changes. */
  onDiscard?: (to: string | undefined) => void;
}

/**
 * Asks before a dirty form is left by a link, the back button or closing the tab. A form that is being saved is left
 * once it is saved. It does not ask when the session has ended, or after a save, which navigates with `state.saved`.
 */
export function LeaveGuard({ changed, saving, keeps, onDiscard }: Props) {
  const { t } = useTranslation();
  const { asks, waits, stay, leave, to } = useLeaving({ changed, saving, keeps });

  useNoteUnsaved(changed);
  useEffect(() => {
    if (!changed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [changed]);

  function discard() {
    onDiscard?.(to);
    leave();
  }

  return (
    <Modal
      opened={asks || waits}
      onClose={stay}
      title={t(waits ? 'leave.saving' : 'leave.title')}
      withCloseButton={false}
      centered
    >
      <p>{t(waits ? 'leave.saving.text' : 'leave.text')}</p>
      <FormActions>
        {waits && <Loader size="sm" aria-hidden="true" />}
        <Button data-autofocus variant={waits ? 'outline' : 'filled'} onClick={stay}>
          {t('leave.stay')}
        </Button>
        {asks && (
          <Button variant="subtle" color="flag" onClick={discard}>
            {t('leave.go')}
          </Button>
        )}
      </FormActions>
    </Modal>
  );
}
