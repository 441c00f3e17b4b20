import '#i18n/help.ts';
import type { HelpRequest } from '@puzzle-runs/contract/play/help.ts';
import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import { formatClock } from '@puzzle-runs/web/i18n/format-clock.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { IconLifebuoy } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '#ui/sheet.tsx';
import { usePlay } from '../play-context.ts';
import styles from './help.module.css';
import { HelpForm } from './help-form.tsx';
import { useHelp } from './use-help.ts';

/** Calls the organiser for help, and shows what became of the last call. */
export function HelpCard({ poi }: { poi: OpenPoi | undefined }): ReactNode {
  const { t } = useTranslation();
  const { joined } = usePlay();
  const { request, ...help } = useHelp();
  const [open, setOpen] = useState(false);
  const canCall = joined.schedule?.state === 'open' && (request === null || request?.state === 'resolved');
  return (
    <>
      <div role="status">{request && <Request request={request} />}</div>
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

/** The last request of the team: its state, and the organiser's answer. */
function Request({ request: { poi_id, task_id, text, state, answer, created_at } }: { request: HelpRequest }) {
  const { t } = useTranslation();
  const { rows } = usePlay().joined;
  const poi = rows.find(({ id }) => id === poi_id);
  const task = poi?.unlocked ? poi.Tasks.find(({ id }) => id === task_id) : undefined;
  const place = [poi?.name, task?.name].filter(Boolean).join(' · ');
  return (
    <Card as="section" className={styles.request} data-state={state} aria-label={t('help.title')}>
      <IconLifebuoy aria-hidden size={24} className={styles.icon} />
      <div className={styles.words}>
        <p>
          <strong>{t(`help.state.${state}`)}</strong>
        </p>
        {answer !== null && <p className={styles.answer}>{answer}</p>}
        <p className={styles.about}>{[formatClock(created_at), place, text].filter(Boolean).join(' · ')}</p>
      </div>
    </Card>
  );
}
