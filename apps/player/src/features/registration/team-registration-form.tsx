import type { RegistrationInfo } from '@puzzle-runs/contract/registration.ts';
import { REGISTERED_NAME_MAX, REGISTERED_NAME_MIN } from '@puzzle-runs/domain/battle/registration.ts';
import { storedName } from '@puzzle-runs/domain/text/stored-text.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { TextField } from '@puzzle-runs/web/ui/field.tsx';
import { IconUsers } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registrationTexts } from '#i18n/registration.ts';
import { ProblemNote } from '#ui/problem-note.tsx';
import styles from './registration.module.css';
import { useRegisterTeam } from './use-register-team.ts';

interface Props {
  info: RegistrationInfo;
  check: string | undefined;
  submissionId: string;
}

/** Registers a team by its name and opens its run. */
export function TeamRegistrationForm({ info, check, submissionId }: Props) {
  const { t } = useTranslation(registrationTexts);
  const { register, registering, failure } = useRegisterTeam(info, { check, submissionId });
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const short = storedName(name).length < REGISTERED_NAME_MIN;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!short && !registering) register(storedName(name));
  }

  const ofName = failure === 'name_taken' || failure === 'name_refused' || failure === 'nameless';
  const refusal = ofName ? t(`problem.${failure}`) : undefined;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('registration.name')}
        hint={t('registration.name.hint')}
        icon={<IconUsers size={20} aria-hidden="true" />}
        maxLength={REGISTERED_NAME_MAX}
        autoComplete="off"
        enterKeyHint="go"
        value={name}
        error={tried && short ? t('registration.name.short') : refusal}
        onChange={({ target }) => setName(target.value)}
      />
      {failure && !ofName && <ProblemNote>{t(`problem.${failure}`)}</ProblemNote>}
      <Button type="submit" busy={registering}>
        {t('registration.submit')}
      </Button>
      {info.approval && <p>{t('registration.approval')}</p>}
      <p>{t('registration.mates')}</p>
      <p>{t('registration.kept')}</p>
    </form>
  );
}
