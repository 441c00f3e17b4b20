import { Button, Popover } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { EventTeams } from '@puzzle-runs/contract/management/event.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useSettling } from '@puzzle-runs/web/ui/use-settling.ts';
import { IconMessage, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { accountCall } from '#shell/account-call.ts';
import { BoardMenu } from '../board-menu.tsx';
import { CeremonyButton } from '../ceremony-button.tsx';
import { EndNow } from '../end-now.tsx';
import acts from '../event.module.css';
import { useBattleAction } from '../use-battle-action.ts';
import { EventClock } from './event-clock.tsx';
import styles from './event-line.module.css';
import { StartNow } from './start-now.tsx';

const MINUTE_MS = 60_000;
const MORE_MINUTES = 10;

interface Props {
  battle: ManagedBattle;
  event: EventTeams;
  onMessageToAll: () => void;
  /** The organiser wants to give more time to some teams only. */
  onSomeTeams: () => void;
}

/** The acts of the day on the line of the Versus: clock, start, pause, more time, message, big screen, end. */
export function EventLine({ battle, event, onMessageToAll, onSomeTeams }: Props) {
  const { t } = useTranslation(eventTexts);
  const { state, ends_at, rows } = event;
  const [ending, setEnding] = useState(false);
  const paused = state === 'paused';
  const someonePlays = state === 'open' || rows.some((team) => team.state === 'open' && team.joined_at !== null);
  const canEnd = state === 'open' || paused;
  const endInMenu = (close: () => void) => (
    <Button
      className={styles.narrow ?? ''}
      variant="outline"
      color="flag"
      onClick={() => {
        close();
        setEnding(true);
      }}
    >
      {t('battle.end.now')}
    </Button>
  );
  return (
    <>
      <EventClock event={event} someonePlays={someonePlays} />
      <div className={styles.acts}>
        {state === 'waiting' && <StartNow battle={battle} />}
        {(someonePlays || paused) && <PauseButton battle={battle} paused={paused} />}
        {state !== 'ended' && <MoreTime battle={battle} endsAt={ends_at} onSomeTeams={onSomeTeams} />}
        <button type="button" className={acts.act} aria-label={t('event.messageAll')} onClick={onMessageToAll}>
          <IconMessage aria-hidden="true" size={20} />
          {t('event.message')}
        </button>
        <BoardMenu battle={battle} more={(close) => canEnd && endInMenu(close)} />
        {canEnd && (
          <button type="button" className={`${acts.act} ${styles.wide}`} data-danger onClick={() => setEnding(true)}>
            {t('battle.end.now')}
          </button>
        )}
        {state === 'ended' && !someonePlays && <CeremonyButton battle={battle} />}
      </div>
      <EndNow battle={battle} opened={ending} onClose={() => setEnding(false)} />
    </>
  );
}

/** Pauses a battle for all teams, or resumes it. Stands where the battle was started. */
function PauseButton({ battle, paused }: { battle: ManagedBattle; paused: boolean }) {
  const { t } = useTranslation(eventTexts);
  const settling = useSettling(paused, { fromStart: true });
  const pause = useBattleAction(battle, (wanted: boolean, of) =>
    accountCall(routes.managedBattles.pause, { ...of, body: { paused: wanted } }),
  );
  const Icon = paused ? IconPlayerPlay : IconPlayerPause;
  return (
    <button
      type="button"
      className={acts.act}
      data-main={paused || undefined}
      aria-busy={pause.isPending}
      aria-disabled={settling || pause.isPending || undefined}
      onClick={() => !settling && pause.mutate(!paused)}
    >
      <Icon aria-hidden="true" size={20} />
      {t(paused ? 'battle.resume' : 'battle.pause')}
    </button>
  );
}

interface MoreTimeProps {
  battle: ManagedBattle;
  endsAt: string | null;
  onSomeTeams: () => void;
}

/** Ten more minutes: for all, by a later end, or for some teams that the organiser ticks in the table. */
function MoreTime({ battle, endsAt, onSomeTeams }: MoreTimeProps) {
  const { t } = useTranslation(eventTexts);
  const [open, setOpen] = useState(false);
  const moveEnd = useBattleAction(battle, (wanted: string, of) =>
    accountCall(routes.managedBattles.change, { ...of, body: { ends_at: wanted } }),
  );
  // The second press of a double click would add the minutes again.
  const settling = useSettling(endsAt);
  return (
    <Popover opened={open} onChange={setOpen} position="bottom" width="min(18rem, 90vw)" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={acts.act} onClick={() => setOpen(!open)}>
          {t('event.moreTime', { count: MORE_MINUTES })}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={acts.menu ?? ''}>
        {endsAt === null ? (
          <p>{t('event.moreTime.noEnd')}</p>
        ) : (
          <button
            type="button"
            className={acts.entry}
            aria-disabled={settling || moveEnd.isPending || undefined}
            onClick={() => {
              if (settling) return;
              moveEnd.mutate(new Date(Date.parse(endsAt) + MORE_MINUTES * MINUTE_MS).toISOString());
            }}
          >
            {t('event.moreTime.all')}
          </button>
        )}
        <button
          type="button"
          className={acts.entry}
          onClick={() => {
            setOpen(false);
            onSomeTeams();
          }}
        >
          {t('event.moreTime.some')}
        </button>
      </Popover.Dropdown>
    </Popover>
  );
}
