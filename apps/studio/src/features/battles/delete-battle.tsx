import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { battlesTexts } from '#i18n/battles.ts';
import { accountCall } from '#shell/account-call.ts';
import { withAlert } from '#shell/alerts/alerts.ts';
import { DeleteForm } from '#shell/form/delete-form.tsx';
import { useSave } from '#shell/form/use-save.ts';
import { to } from '#to.ts';
import { Panel } from '#ui/panel.tsx';
import { updateBattleCache } from './battle-queries.ts';

/** Deletes a battle after the organiser confirmed it. */
export function DeleteBattle({ battle: { id, name, slug: battle } }: { battle: ManagedBattle }) {
  const { t } = useTranslation(battlesTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  const remove = useSave({
    send: () => accountCall(routes.managedBattles.remove, { params: { battle_id: id } }),
    onDone() {
      updateBattleCache(client);
      void navigate(withAlert(to.battleDeleted({ battle }), 'delete'), { replace: true, state: { deleted: true } });
    },
  });
  return (
    <Panel tone="danger" title={name} text={t('battle.delete.text')}>
      <DeleteForm back={to.battle({ battle })} busy={remove.isPending} onDelete={() => remove.mutate(undefined)} />
    </Panel>
  );
}
