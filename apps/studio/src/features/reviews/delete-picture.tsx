import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormActions } from '#ui/form-actions.tsx';

interface Props {
  busy: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before the picture of a photo is deleted. */
export function DeletePicture({ busy, onDelete, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal opened onClose={onClose} title={t('reviews.delete.title')} withCloseButton={false} centered>
      <p>{t('reviews.delete.text')}</p>
      <FormActions>
        <Button color="flag" loading={busy} onClick={onDelete}>
          {t('reviews.delete')}
        </Button>
        <Button variant="subtle" data-autofocus onClick={onClose}>
          {t('action.cancel')}
        </Button>
      </FormActions>
    </Modal>
  );
}
