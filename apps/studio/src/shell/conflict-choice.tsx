import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormActions } from '#ui/form-actions.tsx';

interface Props {
  /** The API answered `conflict`. */
  open: boolean;
  /** What was entered goes, the stored version is shown. */
  onTheirs: () => void;
  /** What was entered stays; saved once more, it replaces the stored version. */
  onMine: () => void;
}

/** Somebody else saved the same record meanwhile (specification: two tabs editing the same): nothing is overwritten unasked. */
export function ConflictChoice({ open, onTheirs, onMine }: Props) {
  const { t } = useTranslation();
  return (
    <Modal opened={open} onClose={onMine} title={t('conflict.title')} withCloseButton={false} centered>
      <p>{t('conflict.text')}</p>
      <FormActions>
        <Button data-autofocus onClick={onMine}>
          {t('conflict.mine')}
        </Button>
        <Button variant="subtle" color="flag" onClick={onTheirs}>
          {t('conflict.theirs')}
        </Button>
      </FormActions>
    </Modal>
  );
}
