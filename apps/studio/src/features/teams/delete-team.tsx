import type { ManagedTeam } from '@puzzle-runs/contract/management/team.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { teamsTexts } from '#i18n/teams.ts';
import { accountCall } from '#shell/account-call.ts';
import { withAlert } from '#shell/alerts/alerts.ts';
import { DeleteForm } from '#shell/form/delete-form.tsx';
import { useSave } from '#shell/form/use-save.ts';
import { to } from '#to.ts';
import { Panel } from '#ui/panel.tsx';
import { teamChanged } from './own-teams.ts';

/** Deletes a team after the organiser confirmed it. */
export function DeleteTeam({ team: { id, name, slug } }: { team: ManagedTeam }) {
  const { t } = useTranslation(teamsTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  const remove = useSave({
    send: () => accountCall(routes.managedTeams.remove, { params: { team_id: id } }),
    onDone() {
      teamChanged(client);
      void navigate(withAlert(to.teamDeleted({ team: slug }), 'delete'), { replace: true, state: { deleted: true } });
    },
  });
  return (
    <Panel tone="danger" title={name} text={t('teams.delete.text')}>
      <DeleteForm back={to.team({ team: slug })} busy={remove.isPending} onDelete={() => remove.mutate(undefined)} />
    </Panel>
  );
}
