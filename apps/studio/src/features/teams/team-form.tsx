import { TextInput } from '@mantine/core';
import type { ManagedTeam } from '@puzzle-runs/contract/management/team.ts';
import { NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { teamsTexts } from '#i18n/teams.ts';
import { accountCall } from '#shell/account-call.ts';
import { fetchAgain } from '#shell/fetch-again.ts';
import { useGoOn } from '#shell/form/leaving/use-go-on.ts';
import { PictureField } from '#shell/form/picture-field.tsx';
import { RecordForm } from '#shell/form/record-form.tsx';
import { useRecordForm } from '#shell/form/use-record-form.ts';
import { to } from '#to.ts';
import { AccessCodeField } from '#ui/access-code-field.tsx';
import { Panel } from '#ui/panel.tsx';
import { managedTeam, teamChanged } from './own-teams.ts';
import { checkTeam, teamValues } from './team-values.ts';

/** Creates or changes a team. */
export function TeamForm({ team }: { team?: ManagedTeam }) {
  const { t } = useTranslation(teamsTexts);
  const goOn = useGoOn();
  const client = useQueryClient();
  const form = useRecordForm({
    stored: team,
    valuesOf: teamValues,
    page: (record) => (record ? to.team({ team: record.slug }) : to.newTeam()),
    parts: {
      record: {
        check: checkTeam,
        save({ record, values, changes, readAt, act }) {
          if (!record) return () => act(routes.managedTeams.create, { body: values });
          const params = { team_id: record.id };
          const body = { ...changes, updated_at: readAt };
          return changes && (() => accountCall(routes.managedTeams.change, { params, body }));
        },
      },
    },
    onSaved(saved) {
      teamChanged(client, saved);
      void goOn(to.team({ team: saved.slug }), { alert: team ? 'update' : 'create' });
    },
    reload: () => fetchAgain(client, managedTeam(team?.slug ?? '')),
  });

  return (
    <RecordForm form={form}>
      <Panel title={t('teams.form.what')}>
        <TextInput {...form.text('name')} label={t('teams.name')} required maxLength={NAME_MAX} />
        <PictureField
          {...form.field('image')}
          label={t('teams.image')}
          alt={t('teams.image.alt', { name: form.values.name })}
        />
      </Panel>
      <Panel title={t('teams.form.who')}>
        <AccessCodeField
          {...form.field('code')}
          stored={team?.code ?? null}
          ask={t('teams.code.ask')}
          label={t('teams.code')}
          hint={t('teams.code.hint')}
        />
      </Panel>
    </RecordForm>
  );
}
