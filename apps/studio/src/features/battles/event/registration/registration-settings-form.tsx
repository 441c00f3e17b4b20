import { battlesTexts } from '#i18n/battles.ts';
import { eventTexts } from '#i18n/event.ts';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { Button, Checkbox, MultiSelect, Stack } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { ManagedRegistration } from '@puzzle-runs/contract/management/registration.ts';
import { REGISTRATION_RUNS_MAX, REGISTRATION_TEAMS_MAX } from '@puzzle-runs/domain/battle/registration.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountCall } from '#shell/account-call.ts';
import { allExplorations } from '#shell/lists/all-own.ts';
import { WholeNumberField } from '#ui/clamped-number-field.tsx';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { FormNotice } from '#ui/form-notice.tsx';
import { useRequiredFields } from '../use-required-fields.ts';
import { useRegistrationAction } from './use-battle-registration.ts';

type Settings = Pick<ManagedRegistration, 'open' | 'limit' | 'explorations' | 'approval'>;

interface Props {
  battle: ManagedBattle;
  registration: ManagedRegistration;
  onDone: () => void;
}

/** Opens or closes the registration, with the number of teams, the runs, and whether names need approval. */
export function RegistrationSettingsForm({ battle, registration, onDone }: Props) {
  const { t } = useTranslation(eventTexts);
  const { t: tBattles } = useTranslation(battlesTexts);
  const { form, asked, refuse } = useRequiredFields();
  const { data } = useSuspenseQuery(allExplorations());
  const published = data.filter((exploration) => exploration.published);
  const isNew = registration.explorations.length === 0;
  const before = isNew ? battle.Explorations.map(({ id }) => id) : registration.explorations;
  const [open, setOpen] = useState(isNew || registration.open);
  const [limit, setLimit] = useState<number | ''>(registration.limit);
  const [runs, setRuns] = useState(before.filter((id) => published.some((run) => run.id === id)).map(String));
  const [approval, setApproval] = useState(registration.approval);
  const save = useRegistrationAction(
    battle,
    (body: Settings, of) => accountCall(routes.managedRegistrations.change, { ...of, body }),
    onDone,
  );

  function submit() {
    if (limit === '' || runs.length === 0) refuse();
    else save.mutate({ open, limit: Number(limit), explorations: runs.map(Number), approval });
  }

  return (
    <Form ref={form} onSubmit={submit}>
      <Stack>
        <Checkbox
          label={t('registration.open.label')}
          description={t('registration.open.text')}
          checked={open}
          onChange={({ target }) => setOpen(target.checked)}
        />
        <WholeNumberField
          label={t('registration.limit')}
          required
          min={1}
          max={REGISTRATION_TEAMS_MAX}
          value={limit}
          onChange={setLimit}
          error={asked && limit === '' && t('form.error.missing')}
        />
        <MultiSelect
          label={t('registration.runs')}
          description={t('registration.runs.text')}
          required
          searchable
          maxValues={REGISTRATION_RUNS_MAX}
          nothingFoundMessage={tBattles('battle.pair.nothing')}
          data={published.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={runs}
          onChange={setRuns}
          error={asked && runs.length === 0 && t('form.error.missing')}
        />
        <FormNotice text={published.length === 0 && t('registration.runs.none')} />
        <Checkbox
          label={t('registration.approval')}
          description={t('registration.approval.text')}
          checked={approval}
          onChange={({ target }) => setApproval(target.checked)}
        />
      </Stack>
      <FormActions>
        <Button type="submit" loading={save.isPending}>
          {t('action.save')}
        </Button>
      </FormActions>
    </Form>
  );
}
