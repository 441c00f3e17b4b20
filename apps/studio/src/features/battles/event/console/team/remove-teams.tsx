import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { FormActions } from '#ui/form-actions.tsx';

/** Explains the consequences of removing teams from the battle, with the button that removes them. */
export function RemoveTeams({ count, busy, onRemove }: { count: number; busy: boolean; onRemove: () => void }) {
  const { t } = useTranslation(eventTexts);
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
