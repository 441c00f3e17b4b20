import { Button, Modal } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { accountCall } from '#shell/account-call.ts';
import { FormActions } from '#ui/form-actions.tsx';
import { useBattleAction } from './use-battle-action.ts';

interface Props {
  battle: ManagedBattle;
  opened: boolean;
  onClose: () => void;
}

/** Dialog that ends a running battle once the organiser confirmed it. */
export function EndNow({ battle, opened, onClose }: Props) {
  const { t } = useTranslation(eventTexts);
  const end = useBattleAction(battle, (_: undefined, of) => accountCall(routes.managedBattles.end, of), onClose);
  const longer = (battle.Participants ?? [])
    .filter(({ extra_minutes }) => extra_minutes > 0)
    .map(({ team, extra_minutes: count }) => {
      return t('battle.end.team', { team: team.name, minutes: t('battle.act.amount.minutes', { count }) });
    });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('battle.end.title')}
      closeButtonProps={{ 'aria-label': t('action.close'), size: 'var(--target)' }}
      centered
    >
      <p>{t('battle.end.text')}</p>
      {longer.length > 0 && <p>{t('battle.end.extra', { teams: joinNames(longer, ', ') })}</p>}
      <FormActions>
        <Button color="flag" loading={end.isPending} onClick={() => end.mutate(undefined)}>
          {t('battle.end.now')}
        </Button>
        <Button variant="subtle" data-autofocus onClick={onClose}>
          {t('action.cancel')}
        </Button>
      </FormActions>
    </Modal>
  );
}
