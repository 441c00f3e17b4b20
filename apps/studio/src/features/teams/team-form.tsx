import { TextInput } from '@mantine/core';
import type { ManagedTeam } from '@puzzle-runs/contract/management/team.ts';
import { NAME_MAX } from '@puzzle-runs/domain/limits.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { withAlert } from '@puzzle-runs/web/ui/alert-address.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { accountCall } from '#shell/account-call.ts';
import { PictureField } from '#shell/form/picture-field.tsx';
import { RecordForm } from '#shell/form/record-form.tsx';
import { useRecordForm } from '#shell/form/use-record-form.ts';
import { to } from '#to.ts';
import { AccessCode } from '#ui/access-code.tsx';
import { Panel } from '#ui/panel.tsx';
import { managedTeam, teamChanged } from './own-teams.ts';
import { checkTeam, type TeamValues, teamValues } from './team-values.ts';

/** Creates a team, or changes one; of a change only what differs is sent (specification 2, part 5). */
export function TeamForm({ team }: { team?: ManagedTeam }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const page = team ? to.team({ team: team.slug }) : to.newTeam();
  const record = useRecordForm({ stored: team, valuesOf: teamValues, check: checkTeam, page });
  const { form } = record;

  function send(changes: Partial<TeamValues>) {
    if (!team) return accountCall(routes.managedTeams.create, { body: form.values });
    const params = { team_id: team.id };
    return accountCall(routes.managedTeams.change, { params, body: { ...changes, updated_at: record.readAt } });
  }

  function done(saved: ManagedTeam) {
    teamChanged(client, saved);
    void navigate(withAlert(to.team({ team: saved.slug }), team ? 'update' : 'create'), { replace: true });
  }

  return (
    <RecordForm
      record={record}
      isNew={team === undefined}
      unchanged="nochange"
      send={send}
      onDone={done}
      read={() => client.fetchQuery({ ...managedTeam(team?.slug ?? ''), staleTime: 0 })}
    >
      <Panel title={t('teams.form.what')}>
        <TextInput {...form.getInputProps('name')} label={t('teams.name')} required maxLength={NAME_MAX} />
        <PictureField
          {...form.getInputProps('image')}
          value={form.values.image}
          label={t('teams.image')}
          alt={t('teams.image.alt', { name: form.values.name })}
        />
      </Panel>
      <Panel title={t('teams.form.who')}>
        <AccessCode
          {...form.getInputProps('code')}
          value={form.values.code}
          stored={team?.code ?? null}
          ask={t('teams.code.ask')}
          label={t('teams.code')}
          hint={t('teams.code.hint')}
        />
      </Panel>
    </RecordForm>
  );
}
