import { Button } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useSettling } from '@puzzle-runs/web/ui/use-settling.ts';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { accountCall } from '#shell/account-call.ts';
import { useBattleAction } from '../use-battle-action.ts';

/** Pauses a battle for all teams, or resumes it. Stands where the battle was started. */
export function PauseButton({ battle, paused }: { battle: ManagedBattle; paused: boolean }) {
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
