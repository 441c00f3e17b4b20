import { Button, TextInput } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { ManagedRegisteredTeam, ManagedRegistration } from '@puzzle-runs/contract/management/registration.ts';
import { REGISTERED_NAME_MAX, REGISTERED_NAME_MIN } from '@puzzle-runs/domain/battle/registration.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { accountCall } from '#shell/account-call.ts';
import { Form } from '#ui/form.tsx';
import styles from './registration.module.css';
import { useRegistrationAction } from './use-battle-registration.ts';

/** All registered teams with the field that renames them. */
export function RegisteredTeams({
  battle,
  registration,
}: {
  battle: ManagedBattle;
  registration: ManagedRegistration;
}) {
  const { t } = useTranslation(eventTexts);
  return (
    <ul className={styles.teams} aria-label={t('registration.teams')}>
      {registration.rows.map((row) => (
        <RegisteredTeam key={`${row.Team.id} ${row.Team.name}`} battle={battle} row={row} />
      ))}
    </ul>
  );
}

function RegisteredTeam({ battle, row: { Team, name, state } }: { battle: ManagedBattle; row: ManagedRegisteredTeam }) {
  const { t } = useTranslation(eventTexts);
  const [text, setText] = useState(Team.name);
  const rename = useRegistrationAction(battle, (wanted: string, { params }) =>
    accountCall(routes.managedRegistrations.rename, {
      params: { ...params, team_id: Team.id },
      body: { name: wanted },
    }),
  );
  const wanted = text.trim();

  function submit() {
    if (wanted.length >= REGISTERED_NAME_MIN && wanted !== Team.name) rename.mutate(wanted);
  }

  return (
    <li>
      <Form className={styles.rename} onSubmit={submit}>
        <TextInput
          label={t('registration.rename', { team: Team.name })}
          description={state === 'accepted' ? null : t(`registration.name.${state}`, { name: name ?? '' })}
          maxLength={REGISTERED_NAME_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="outline" loading={rename.isPending} disabled={wanted === Team.name}>
          {t('registration.rename.save')}
        </Button>
      </Form>
    </li>
  );
}
