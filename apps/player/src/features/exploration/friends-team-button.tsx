import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { IconUsers } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joiningTexts } from '#i18n/joining.ts';
import { Sheet } from '#ui/sheet.tsx';
import { FriendsTeamForm } from './friends-team-form.tsx';

/** Opens the form that creates a team of friends. */
export function FriendsTeamButton(form: ComponentProps<typeof FriendsTeamForm>) {
  const { t } = useTranslation(joiningTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconUsers size={20} aria-hidden="true" />
        {t('together.open')}
      </Button>
      <Sheet open={open} title={t('together.open')} onClose={() => setOpen(false)}>
        {open && <FriendsTeamForm {...form} />}
      </Sheet>
    </>
  );
}
