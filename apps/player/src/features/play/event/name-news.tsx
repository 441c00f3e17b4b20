import type { BattleMessage } from '@puzzle-runs/contract/play/battle-message.ts';
import { REGISTERED_NAME_MAX, REGISTERED_NAME_MIN } from '@puzzle-runs/domain/battle/registration.ts';
import { storedName } from '@puzzle-runs/domain/text/stored-text.ts';
import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { bearerOf, session } from '@puzzle-runs/web/session/session.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { TextField } from '@puzzle-runs/web/ui/field.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registrationTexts } from '#i18n/registration.ts';
import { usePlay } from '../play-context.ts';
import { refetchGame } from '../queries.ts';
import styles from './event.module.css';

interface Props {
  name: string;
  news: NonNullable<BattleMessage['team_name']>;
  /** Whether this is the latest news about the name. */
  isLatest: boolean;
}

/** The organiser's decision about the name of a registered team; after a refusal, the form for another name. */
export function NameNews({ name, news, isLatest }: Props) {
  const { t } = useTranslation(registrationTexts);
  return (
    <>
      <p>{t(`teamName.${news}`, { name })}</p>
      {news === 'refused' && isLatest && <OtherName />}
    </>
  );
}

function OtherName() {
  const { t } = useTranslation(registrationTexts);
  const client = useQueryClient();
  const { place } = usePlay();
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const token = session.runToken(place);
      return call(routes.registrations.rename, {
        headers: { authorization: token ? bearerOf(token) : '' },
        body: { name: storedName(name) },
      });
    },
    onSuccess: () => refetchGame(client),
  });
  const short = storedName(name).length < REGISTERED_NAME_MIN;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!short) mutate();
  }

  const refusal = error ? t(`problem.${failureCodeOf(error)}`) : undefined;
  return (
    <form className={styles.otherName} onSubmit={submit} noValidate>
      <TextField
        label={t('teamName.another')}
        maxLength={REGISTERED_NAME_MAX}
        autoComplete="off"
        value={name}
        error={tried && short ? t('registration.name.short') : refusal}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" busy={isPending}>
        {t('teamName.send')}
      </Button>
    </form>
  );
}
