import { Stack } from '@mantine/core';
import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { teamsTexts } from '#i18n/teams.ts';
import { withAlert } from '#shell/alerts/alerts.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { LeaveGuard } from '#shell/form/leaving/leave-guard.tsx';
import { useSave } from '#shell/form/use-save.ts';
import { useSaveShortcut } from '#shell/form/use-save-shortcut.ts';
import { readTeams, type TeamList, teamsToSend } from '#shell/team-lines/team-list.ts';
import { TeamListFields } from '#shell/team-lines/team-list-fields.tsx';
import { to } from '#to.ts';
import { Form } from '#ui/form.tsx';
import { Panel } from '#ui/panel.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { teamChanged } from './own-teams.ts';

interface Props {
  /** The page keeps the list while the form for one team is shown. */
  list: TeamList;
  onList: (list: TeamList) => void;
}

/** Creates the teams of a pasted or numbered list: all, or none while a line is invalid. */
export function SeveralTeamsForm({ list, onList }: Props) {
  const { t } = useTranslation(teamsTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  const showAlert = useAlert();
  const field = useRef<HTMLTextAreaElement>(null);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(false);
  const { teams, refused, tooMany } = readTeams(list);
  const usedBefore = teams.filter(({ name }) => taken.has(name));

  const create = useSave({
    send: (_: undefined, act) => act(routes.managedTeams.createSeveral, { body: { teams: teamsToSend(teams) } }),
    onDone() {
      teamChanged(client);
      void navigate(withAlert(to.teams(), 'create'), { state: { saved: true } });
    },
    onRefused({ refusals }: ApiProblem) {
      const names = refusals.flatMap(({ code, params }) => (code === 'name_taken' ? [String(params?.name)] : []));
      setTaken(new Set(names));
      field.current?.focus();
      return names.length > 0;
    },
  });

  function save() {
    setAsked(true);
    if (teams.length > 0 && refused.length === 0 && usedBefore.length === 0 && !tooMany)
      return create.mutate(undefined);
    if (list.text.trim() === '') showAlert('missing');
    field.current?.focus();
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    save();
  }

  useSaveShortcut(save);
  const changed = list.text.trim() !== '';
  return (
    <Form onSubmit={submit}>
      <LeaveGuard changed={changed} saving={create.isPending} />
      <Stack gap="lg">
        <Panel title={t('teams.form.what')}>
          <TeamListFields
            field={field}
            list={list}
            onList={onList}
            required
            taken={usedBefore.map(({ line, name }) => ({ line, text: name, mistake: 'name_taken' }))}
            error={asked && !changed && t('teams.lines.empty')}
          />
        </Panel>
      </Stack>
      <SaveBar
        changed={changed}
        busy={create.isPending}
        action={t('teams.lines.create', { count: teams.length })}
        idle={teams.length === 0}
      />
    </Form>
  );
}
