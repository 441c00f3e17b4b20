import { Button } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { EventTeams } from '@puzzle-runs/contract/management/event.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { formatTimeLeft } from '@puzzle-runs/web/i18n/format-time.ts';
import { useCountdown } from '@puzzle-runs/web/live/use-countdown.ts';
import { useSettling } from '@puzzle-runs/web/ui/use-settling.ts';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { battlesTexts } from '#i18n/battles.ts';
import { eventTexts } from '#i18n/event.ts';
import { accountCall } from '#shell/account-call.ts';
import { to } from '#to.ts';
import { BattleStateChip } from '../../battle-state-chip.tsx';
import { EndNow } from '../end-now.tsx';
import { useBattleAction } from '../use-battle-action.ts';
import styles from './console.module.css';
import { StartNow } from './start-now.tsx';

const MINUTE_MS = 60_000;
const MORE_MINUTES = 10;

interface Props {
  battle: ManagedBattle;
  event: EventTeams;
  onMessageToAll: () => void;
}

/** Countdown, and the actions for all teams: start, pause, end, ten more minutes, a message. */
export function ConsoleClock({ battle, event: { state, starts_at, ends_at, rows }, onMessageToAll }: Props) {
  const { t } = useTranslation(eventTexts);
  const { t: tBattles } = useTranslation(battlesTexts);
  const client = useQueryClient();
  const until = { waiting: starts_at, open: ends_at, paused: null, ended: null }[state];
  const onEnd = () => void client.invalidateQueries({ queryKey: [routes.managedEvents.teams.path] });
  const left = useCountdown({ until, onEnd });
  const paused = state === 'paused';
  const someonePlays = state === 'open' || rows.some((team) => team.state === 'open' && team.joined_at !== null);
  const moveEnd = useBattleAction(battle, (end: string, of) =>
    accountCall(routes.managedBattles.change, { ...of, body: { ends_at: end } }),
  );
  // The second press of a double click would add the minutes again.
  const settling = useSettling(ends_at);
  return (
    <div className={styles.bar}>
      <div className={styles.clock}>
        <BattleStateChip state={state} />
        {left !== null && (state === 'waiting' || state === 'open') && (
          <>
            <span>{t(`battle.left.${state}`)}</span>
            <strong className={styles.left} role="timer">
              {formatTimeLeft(left)}
            </strong>
          </>
        )}
        {state === 'waiting' && starts_at === null && <span>{t('event.waits')}</span>}
        {state === 'ended' && <span>{t(someonePlays ? 'event.extraTime' : 'battle.clock.over')}</span>}
      </div>
      <div className={styles.buttons}>
        {state === 'waiting' && <StartNow battle={battle} />}
        {(someonePlays || paused) && <PauseButton battle={battle} paused={paused} />}
        {ends_at !== null && state !== 'ended' && (
          <Button
            variant="outline"
            loading={moveEnd.isPending}
            aria-disabled={settling || undefined}
            onClick={() => moveEnd.mutate(new Date(Date.parse(ends_at) + MORE_MINUTES * MINUTE_MS).toISOString())}
          >
            {t('event.moreTime', { count: MORE_MINUTES })}
          </Button>
        )}
        {(state === 'open' || paused) && <EndNow battle={battle} />}
        {state === 'ended' && !someonePlays && (
          <Button component={Link} variant="outline" to={to.certificates({ battle: battle.slug })}>
            {tBattles('battle.certificates')}
          </Button>
        )}
        <Button onClick={onMessageToAll}>{t('event.messageAll')}</Button>
      </div>
    </div>
  );
}

/** Pauses a battle for all teams, or resumes it. Stands where the battle was started. */
function PauseButton({ battle, paused }: { battle: ManagedBattle; paused: boolean }) {
  const { t } = useTranslation(eventTexts);
  const settling = useSettling(paused, { fromStart: true });
  const pause = useBattleAction(battle, (wanted: boolean, of) =>
    accountCall(routes.managedBattles.pause, { ...of, body: { paused: wanted } }),
  );
  return (
    <Button
      variant={paused ? 'filled' : 'outline'}
      loading={pause.isPending}
      aria-disabled={settling || undefined}
      leftSection={
        paused ? <IconPlayerPlay aria-hidden="true" size={20} /> : <IconPlayerPause aria-hidden="true" size={20} />
      }
      onClick={() => pause.mutate(!paused)}
    >
      {t(paused ? 'battle.resume' : 'battle.pause')}
    </Button>
  );
}
