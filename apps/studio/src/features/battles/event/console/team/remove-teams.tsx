import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormActions } from '#ui/form-actions.tsx';

/** What happens to teams that are removed from the battle, and the button that removes them. */
export function RemoveTeams({ count, busy, onRemove }: { count: number; busy: boolean; onRemove: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('event.remove.text', { count })}</p>
      <FormActions>
        <Button color="flag" loading={busy} onClick={onRemove}>
          {t('event.remove')}
        </Button>
      </FormActions>
    </>
  );
}
