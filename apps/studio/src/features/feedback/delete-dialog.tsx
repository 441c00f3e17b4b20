import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormActions } from '#ui/form-actions.tsx';

interface Props {
  title: string;
  text: string;
  busy: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before a report or a comment is deleted. */
export function DeleteDialog({ title, text, busy, onDelete, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal opened onClose={onClose} title={title} withCloseButton={false} centered>
      <p>{text}</p>
      <FormActions>
        <Button color="flag" loading={busy} onClick={onDelete}>
          {t('feedback.delete')}
        </Button>
        <Button variant="subtle" data-autofocus onClick={onClose}>
          {t('action.cancel')}
        </Button>
      </FormActions>
    </Modal>
  );
}
