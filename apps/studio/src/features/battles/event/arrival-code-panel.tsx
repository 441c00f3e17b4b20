import { Button } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { accountCall } from '#shell/account-call.ts';
import { FormActions } from '#ui/form-actions.tsx';
import { Panel } from '#ui/panel.tsx';
import styles from './event.module.css';
import { useBattleAction } from './use-battle-action.ts';

/** The organiser's code, which replaces the arrival code of every spot when a team is stuck. */
export function ArrivalCodePanel({ battle }: { battle: ManagedBattle }) {
  const { t } = useTranslation(eventTexts);
  const code = battle.arrival_code;
  const change = useBattleAction(battle, (active: boolean, of) =>
    accountCall(routes.managedBattles.arrivalCode, { ...of, body: { active } }),
  );
  return (
    <Panel title={t('battle.arrivalCode')} text={t('battle.arrivalCode.text')}>
      {code !== null && <strong className={styles.arrivalCode}>{code}</strong>}
      <FormActions>
        <Button
          variant={code === null ? 'filled' : 'outline'}
          loading={change.isPending}
          onClick={() => change.mutate(code === null)}
        >
          {t(code === null ? 'battle.arrivalCode.create' : 'battle.arrivalCode.remove')}
        </Button>
      </FormActions>
    </Panel>
  );
}
