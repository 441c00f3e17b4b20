import { Button } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { accountCall } from '#shell/account-call.ts';
import { timeOrDash } from '#shell/lists/time-or-dash.ts';
import { FormActions } from '#ui/form-actions.tsx';
import { Panel } from '#ui/panel.tsx';
import { BattleStateChip } from '../battle-state-chip.tsx';
import { EndNow } from './end-now.tsx';
import styles from './event.module.css';
import { TimeLeft } from './time-left.tsx';
import { useBattleAction } from './use-battle-action.ts';

/** State and schedule of a battle. The organiser pauses or resumes it for all teams, or ends it early. */
export function ClockPanel({ battle }: { battle: ManagedBattle }) {
  const { t } = useTranslation();
  const paused = battle.paused_at !== null;
  const { state, Participants = [] } = battle;
  const over = state === 'ended';
  const played = !over || paused || Participants.some(({ extra_minutes }) => extra_minutes > 0);
  const pause = useBattleAction(battle, (wanted: boolean, of) =>
    accountCall(routes.managedBattles.pause, { ...of, body: { paused: wanted } }),
  );
  return (
    <Panel title={t('battle.clock')} text={t(over ? 'battle.clock.over' : 'battle.clock.text')}>
      <dl className={styles.facts}>
        <dt>{t('battle.state')}</dt>
        <dd>
          <BattleStateChip state={state} />
        </dd>
        <dt>{t('battle.start')}</dt>
        <dd>{timeOrDash(battle.starts_at)}</dd>
        <dt>{t('battle.end')}</dt>
        <dd>{timeOrDash(battle.ends_at)}</dd>
        <TimeLeft battle={battle} />
      </dl>
      <FormActions>
        {played && (
          <Button
            variant={paused ? 'filled' : 'outline'}
            loading={pause.isPending}
            leftSection={
              paused ? (
                <IconPlayerPlay aria-hidden="true" size={20} />
              ) : (
                <IconPlayerPause aria-hidden="true" size={20} />
              )
            }
            onClick={() => pause.mutate(!paused)}
          >
            {t(paused ? 'battle.resume' : 'battle.pause')}
          </Button>
        )}
        {!over && state !== 'waiting' && <EndNow battle={battle} />}
      </FormActions>
    </Panel>
  );
}
