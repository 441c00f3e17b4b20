import type { HelpRequest } from '@puzzle-runs/contract/play/help.ts';
import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { formatClock } from '@puzzle-runs/web/i18n/format-time.ts';
import { tabStorage } from '@puzzle-runs/web/session/session.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { IconLifebuoy } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { usePlay } from '../play-context.ts';
import styles from './help.module.css';
import { useHelp } from './use-help.ts';

/** State of the team's last call for help; the organiser's answer stays until the player dismisses it. */
export function HelpStatus(): ReactNode {
  const { request } = useHelp();
  return (
    <div role="status">{request && <Request key={`${request.created_at} ${request.state}`} request={request} />}</div>
  );
}

/** The last request of the team: its state, and the organiser's answer. */
function Request({ request: { poi_id, task_id, text, state, answer, created_at } }: { request: HelpRequest }) {
  const { t } = useTranslation(eventTexts);
  const { joined, place } = usePlay();
  const key = `helpRead/${place.battle}/${created_at}`;
  const [isRead, setRead] = useState(() => state === 'resolved' && tabStorage.get(key) !== null);
  if (isRead) return null;
  const poi = joined.rows.find(({ id }) => id === poi_id);
  const task = poi?.unlocked ? poi.Tasks.find(({ id }) => id === task_id) : undefined;
  const about = joinNames([formatClock(created_at), poi?.name, task?.name, text]);

  function close() {
    tabStorage.set(key, 'yes');
    setRead(true);
  }

  return (
    <Card as="section" className={styles.request} data-state={state} aria-label={t('help.title')}>
      <IconLifebuoy aria-hidden size={24} className={styles.icon} />
      <div className={styles.words}>
        <p>
          <strong>{t(`help.state.${state}`)}</strong>
        </p>
        {answer !== null && <p className={styles.answer}>{answer}</p>}
        <p className={styles.about}>{about}</p>
        {state === 'resolved' && (
          <Button variant="quiet" className={styles.call} onClick={close}>
            {t('help.read')}
          </Button>
        )}
      </div>
    </Card>
  );
}
