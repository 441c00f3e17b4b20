import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormActions } from '#ui/form-actions.tsx';

interface Props {
  opened: boolean;
  /** Loads the version saved elsewhere. */
  onTheirs: () => void;
  /** Keeps my changes on top of that version; the next save overwrites it. */
  onMine: () => void;
}

/** Asks which version to keep when another person or tab saved the same record in the meantime. */
export function ConflictDialog({ opened, onTheirs, onMine }: Props) {
  const { t } = useTranslation();
  return (
    <Modal opened={opened} onClose={onMine} title={t('conflict.title')} withCloseButton={false} centered>
      <p>{t('conflict.text')}</p>
      <FormActions>
        <Button data-autofocus onClick={onMine}>
          {t('conflict.mine')}
        </Button>
        <Button variant="outline" onClick={onTheirs}>
          {t('conflict.theirs')}
        </Button>
      </FormActions>
    </Modal>
  );
}
