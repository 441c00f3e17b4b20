import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormActions } from '#ui/form-actions.tsx';

interface Props {
  opened: boolean;
  /** Takes over what somebody else has saved. */
  onTheirs: () => void;
  /** Goes on writing on top of it; the next save counts. */
  onMine: () => void;
}

/** Somebody else, or another tab, saved the same thing in between: nothing is overwritten without being asked. */
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
