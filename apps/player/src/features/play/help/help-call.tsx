import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { IconLifebuoy } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { Sheet } from '#ui/sheet.tsx';
import { usePlay } from '../play-context.ts';
import styles from './help.module.css';
import { HelpForm } from './help-form.tsx';
import { useHelp } from './use-help.ts';

/** Calls the organiser for help. */
export function HelpCall({ poi }: { poi: OpenPoi | undefined }): ReactNode {
  const { t } = useTranslation(eventTexts);
  const { joined } = usePlay();
  const { request, ...help } = useHelp();
  const [open, setOpen] = useState(false);
  const canCall = joined.schedule?.state === 'open' && (request === null || request?.state === 'resolved');
  return (
    <>
      {canCall && (
        <Button
          variant="quiet"
          className={styles.call}
          onClick={() => {
            help.reset();
            setOpen(true);
          }}
        >
          <IconLifebuoy aria-hidden size={20} />
          {t('help.call')}
        </Button>
      )}
      <Sheet open={open} title={t('help.call')} onClose={() => setOpen(false)}>
        {open && <HelpForm poi={poi} help={help} onSent={() => setOpen(false)} />}
      </Sheet>
    </>
  );
}
