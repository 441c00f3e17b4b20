import { Button, Checkbox, Textarea } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { EventTeam, TeamAction } from '@puzzle-runs/contract/management/event.ts';
import { EXTRA_MINUTES_MAX, MESSAGE_MAX } from '@puzzle-runs/domain/game/organiser-acts.ts';
import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { formatClock } from '@puzzle-runs/web/i18n/format-time.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { accountCall } from '#shell/account-call.ts';
import { Form } from '#ui/form.tsx';
import { useBattleAction } from '../../use-battle-action.ts';
import { MessageTemplates } from '../message-templates.tsx';
import styles from './help.module.css';
import { useHelpRequests } from './help-requests.ts';

const MORE_MINUTES = 5;

interface Props {
  battle: ManagedBattle;
  team: EventTeam;
  teams: readonly EventTeam[];
  /** Shows the solution of a quest of a run. */
  solution: (exploration: string, taskId: number) => ReactNode;
  /** Begun answers by call: a closed drawer throws none away. */
  answers: Map<number, string>;
  onDone: () => void;
}

interface Answer {
  text: string;
  acts: readonly TeamAction[];
}

/** The call of a team with what helps to answer it: its words, its place, its tries and the solution of the quest. */
export function AnswerHelp({ battle, team, teams, solution, answers, onDone }: Props) {
  const { t } = useTranslation(eventTexts);
  const { help, Exploration, participant_id, extra_minutes } = team;
  const [call] = useState(help);
  const request = useHelpRequests(battle, teams)?.rows.find(({ id }) => id === call?.id);
  const [text, setShownText] = useState(call ? (answers.get(call.id) ?? '') : '');
  const [opens, setOpens] = useState(false);
  const [adds, setAdds] = useState(false);
  const isSilent = isBlank(text);

  function setText(changed: string) {
    setShownText(changed);
    if (call) answers.set(call.id, changed);
  }

  const resolve = useBattleAction(
    battle,
    async ({ text: answer, acts }: Answer, { params }, act) => {
      for (const team_action of acts)
        await act(routes.managedEvents.act, { params, body: { participant_ids: [participant_id], team_action } });
      await accountCall(routes.managedHelp.resolve, {
        params: { ...params, help_id: call?.id ?? 0 },
        body: { answer },
      });
    },
    onDone,
  );
  const read = useBattleAction(
    battle,
    (_: undefined, { params }) =>
      accountCall(routes.managedHelp.read, { params: { ...params, help_id: call?.id ?? 0 } }),
    onDone,
  );
  if (!call) return <p>{t('event.help.gone')}</p>;

  function submit() {
    const poi = request?.Poi;
    const minutes = Math.min(extra_minutes + MORE_MINUTES, EXTRA_MINUTES_MAX);
    const acts: TeamAction[] = [
      ...(opens && poi ? [{ action: 'open_poi', poi_id: poi.id } as const] : []),
      ...(adds ? [{ action: 'extra_minutes', extra_minutes: minutes } as const] : []),
    ];
    resolve.mutate({ text, acts });
  }

  const { Poi, Task } = request ?? { Poi: team.Poi, Task: null };
  const tries = Task !== null && team.Task?.id === Task.id ? team.Task.wrong : null;
  return (
    <Form
      className={styles.answer}
      onSubmit={submit}
      onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
        if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.requestSubmit();
      }}
    >
      {call.text !== '' && (
        <div className={styles.words}>
          <p>{call.text}</p>
        </div>
      )}
      <p className={styles.faint}>{t(`event.help.since.${call.state}`, { time: formatClock(call.created_at) })}</p>
      <dl className={styles.facts}>
        {Poi && (
          <>
            <dt>{t('event.help.where')}</dt>
            <dd>
              <strong>{Poi.name}</strong>
            </dd>
          </>
        )}
        {Task && (
          <>
            <dt>{t('event.help.quest')}</dt>
            <dd>
              <strong>{Task.name}</strong>
            </dd>
            <dt>{t('event.help.solution')}</dt>
            <dd>{solution(Exploration.slug, Task.id)}</dd>
          </>
        )}
        {tries !== null && (
          <>
            <dt>{t('event.help.tries')}</dt>
            <dd>{tries}</dd>
          </>
        )}
      </dl>
      <MessageTemplates of="answer" text={text} onText={setText} />
      <Textarea
        label={t('event.help.answer')}
        description={t('event.help.answer.hint')}
        inputWrapperOrder={['label', 'input', 'description']}
        autosize
        minRows={3}
        maxLength={MESSAGE_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
        data-autofocus
      />
      {request?.Poi && (
        <Checkbox
          label={t('event.help.open', { spot: request.Poi.name })}
          checked={opens}
          onChange={({ target }) => setOpens(target.checked)}
        />
      )}
      <Checkbox
        label={t('event.help.minutes', { count: MORE_MINUTES })}
        checked={adds}
        onChange={({ target }) => setAdds(target.checked)}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant={isSilent ? 'outline' : 'filled'} loading={resolve.isPending}>
          {t(isSilent ? 'event.help.resolve.silent' : 'event.help.resolve.send')}
        </Button>
        {call.state === 'open' && (
          <Button variant="default" loading={read.isPending} onClick={() => read.mutate(undefined)}>
            {t('event.help.markRead')}
          </Button>
        )}
      </div>
    </Form>
  );
}
