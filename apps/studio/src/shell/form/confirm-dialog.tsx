import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormActions } from '#ui/form-actions.tsx';

interface Props {
  opened: boolean;
  title: string;
  text: string;
  /** Label of the button that confirms. */
  action: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is deleted or removed; Cancel has the focus. */
export function ConfirmDialog({ opened, title, text, action, busy, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal opened={opened} onClose={onClose} title={title} withCloseButton={false} centered>
      <p>{text}</p>
      <FormActions>
        <Button color="flag" loading={busy} onClick={onConfirm}>
          {action}
        </Button>
        <Button variant="subtle" data-autofocus onClick={onClose}>
          {t('action.cancel')}
        </Button>
      </FormActions>
    </Modal>
  );
}
