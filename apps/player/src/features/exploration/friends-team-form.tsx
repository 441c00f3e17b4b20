import type { PublicExploration } from '@puzzle-runs/contract/exploration.ts';
import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import { NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { session } from '@puzzle-runs/web/session/session.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { TextField } from '@puzzle-runs/web/ui/field.tsx';
import { IconUsers } from '@tabler/icons-react';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joiningTexts } from '#i18n/joining.ts';
import { focusBlank } from '#ui/focus-blank.ts';
import { Sheet } from '#ui/sheet.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import styles from './friends-team-form.module.css';
import { JoinProblem } from './join-bar.tsx';
import { useCreateFriendsTeam } from './use-create-friends-team.ts';

interface Props {
  exploration: PublicExploration;
  /** The exploration's code as typed so far on the page behind. */
  code: string;
  onCode: (code: string) => void;
}

/** Creates a team of friends: its name, and the exploration's code if one is required. */
export function FriendsTeamForm({ exploration, code, onCode }: Props) {
  const { t } = useTranslation(joiningTexts);
  const { createTeam, creating, failure } = useCreateFriendsTeam(exploration);
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const coded = exploration.code === 1;
  const playsAlone = session.runToken({ exploration: exploration.slug }) !== undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isBlank(name) || (coded && isBlank(code))) return focusBlank(event.currentTarget);
    createTeam({ name: name.trim(), ...(coded && { exploration_code: code.trim() }) });
  }

  const wrongCode = failure === 'wrong_exploration_code';
  const codeProblem = wrongCode ? t('problem.wrong_exploration_code') : undefined;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{t('together.text')}</p>
      {playsAlone && <p>{t('together.alone')}</p>}
      <TextField
        label={t('together.name')}
        icon={<IconUsers size={20} aria-hidden="true" />}
        maxLength={NAME_MAX}
        autoComplete="off"
        enterKeyHint="go"
        value={name}
        error={tried && isBlank(name) ? t('together.name.blank') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      {coded && (
        <CodeField
          label={t('join.code')}
          value={code}
          error={tried && isBlank(code) ? t('join.code.blank') : codeProblem}
          onChange={onCode}
        />
      )}
      {failure && !wrongCode && <JoinProblem>{t(`problem.${failure}`)}</JoinProblem>}
      <Button type="submit" busy={creating}>
        {t('together.found')}
      </Button>
    </form>
  );
}

/** Opens the form that creates a team of friends. */
export function FriendsTeamButton(form: ComponentProps<typeof FriendsTeamForm>) {
  const { t } = useTranslation(joiningTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconUsers size={20} aria-hidden="true" />
        {t('together.open')}
      </Button>
      <Sheet open={open} title={t('together.open')} onClose={() => setOpen(false)}>
        {open && <FriendsTeamForm {...form} />}
      </Sheet>
    </>
  );
}
