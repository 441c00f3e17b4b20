import { Button, Modal } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { EventTeam, TeamAction } from '@puzzle-runs/contract/management/event.ts';
import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { formatClock } from '@puzzle-runs/web/i18n/format-time.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { eventTexts } from '#i18n/event.ts';
import { to } from '#to.ts';
import { FormActions } from '#ui/form-actions.tsx';
import { ActionForm, type FormAction } from './action-form.tsx';
import styles from './console.module.css';
import { MergeTeam } from './team/merge-team.tsx';
import { RenameTeam } from './team/rename-team.tsx';
import { useTeamActions } from './use-team-actions.ts';

/** Actions that change the team itself. */
type TeamChange = 'rename' | 'merge' | 'remove';

/** The chosen action and its participants; null for all teams. */
export interface Chosen {
  action: FormAction | TeamChange | 'hint' | 'more';
  ids: readonly number[] | null;
}

const CHANGES = ['rename', 'merge', 'remove'] as const satisfies readonly TeamChange[];

/** The form of an action; a hint is a message that begins with other templates. */
function formOf(action: Chosen['action']): FormAction | undefined {
  if (action === 'hint') return 'message';
  return action === 'more' || CHANGES.some((change) => change === action) ? undefined : (action as FormAction);
}

interface Props {
  battle: ManagedBattle;
  chosen: Chosen | null;
  /** Of `chosen`. */
  teams: readonly EventTeam[] | null;
  /** All teams of the battle. */
  all: readonly EventTeam[];
  onChoose: (chosen: Chosen | null) => void;
}

/** Dialog for one action, or for the choice of it. */
export function TeamDialog({ chosen, teams, onChoose, ...of }: Props) {
  const { t } = useTranslation(eventTexts);
  const { action = 'message' } = chosen ?? {};
  const only = teams?.length === 1 ? teams[0] : undefined;
  const whom = only?.Team.name ?? t('event.count', { count: teams?.length ?? 0 });
  return (
    <Modal
      opened={chosen !== null}
      onClose={() => onChoose(null)}
      title={teams === null ? t('event.messageAll') : t(`event.${action}.title`, { team: whom })}
      closeButtonProps={{ 'aria-label': t('action.close'), size: 'var(--target)' }}
      centered
    >
      {chosen && <Actions {...of} chosen={chosen} teams={teams} onChoose={onChoose} />}
    </Modal>
  );
}

/** A battle that is open from the beginning has no start that could move. */
function actsOf({ starts_at, manual_start }: ManagedBattle): readonly FormAction[] {
  const start = starts_at !== null || manual_start ? (['start_delay'] as const) : [];
  return ['message', 'points', 'extra_minutes', ...start, 'open_poi'];
}

/** Mounted when the dialog opens, so that its acts are new ones. */
function Actions({ battle, chosen: { action, ids }, teams, all, onChoose }: Props & { chosen: Chosen }) {
  const { t } = useTranslation(eventTexts);
  const close = () => onChoose(null);
  const act = useTeamActions(battle, close);
  const only = teams?.length === 1 ? teams[0] : undefined;
  const form = formOf(action);
  return (
    <>
      {form && (
        <ActionForm
          action={form}
          hint={action === 'hint'}
          teams={teams}
          busy={act.isPending}
          onSend={(sent) => act.mutate({ teams, sent })}
        />
      )}
      {action === 'rename' && only && <RenameTeam battle={battle} team={only} onDone={close} />}
      {action === 'merge' && only && <MergeTeam battle={battle} team={only} teams={all} onDone={close} />}
      {action === 'remove' && (
        <RemoveTeams
          count={teams?.length ?? 0}
          busy={act.isPending}
          onRemove={() => act.mutate({ teams, sent: { action: 'remove' } })}
        />
      )}
      {teams?.[0] && action === 'more' && (
        <div className={styles.menu}>
          {only && <TeamFacts team={only} />}
          {actsOf(battle).map((next) => (
            <Button key={next} variant="default" onClick={() => onChoose({ action: next, ids })}>
              {t(`event.${next}`)}
            </Button>
          ))}
          <ContactButton team={teams[0]} busy={act.isPending} onSend={(sent) => act.mutate({ teams, sent })} />
          {teams.length === 1 && (
            <Button
              variant="default"
              component={Link}
              to={`${to.battleStatistic({ battle: battle.slug })}?team=${encodeURIComponent(teams[0].Team.slug)}`}
            >
              {t('event.progress')}
            </Button>
          )}
          {(teams.length === 1 ? CHANGES : (['remove'] as const)).map((next) => (
            <Button
              key={next}
              variant="default"
              {...(next === 'remove' && { c: 'flag' })}
              disabled={next === 'merge' && all.length < 2}
              onClick={() => onChoose({ action: next, ids })}
            >
              {t(`event.${next}`)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

/** What the row has no room for: run, phones, the quest at which the team is stuck, its time, its next spot. */
function TeamFacts({ team }: { team: EventTeam }) {
  const { Exploration, Task, NextPoi, phones, joined_at, extra_minutes, starts_at, ends_at } = team;
  const { t } = useTranslation(eventTexts);
  const facts = [
    Exploration.name,
    joined_at === null ? t('event.away') : t('event.phones', { count: phones }),
    Task && `${t('event.stuck.tries', { count: Task.wrong })} (${Task.name})`,
    extra_minutes > 0 && t('event.extra', { count: extra_minutes }),
    starts_at && ends_at && t('event.ownTime', { from: formatClock(starts_at), to: formatClock(ends_at) }),
    NextPoi && t('event.next', { poi: NextPoi.name }),
  ];
  return <p className={styles.none}>{joinNames(facts)}</p>;
}

interface ContactProps {
  team: EventTeam;
  busy: boolean;
  onSend: (action: TeamAction) => void;
}

function ContactButton({ team: { contacted_at }, busy, onSend }: ContactProps) {
  const { t } = useTranslation(eventTexts);
  const contacted = contacted_at === null;
  return (
    <Button variant="default" loading={busy} onClick={() => onSend({ action: 'contacted', contacted })}>
      {t(contacted ? 'event.contact' : 'event.contact.clear')}
    </Button>
  );
}

/** Explains the consequences of removing teams from the battle, with the button that removes them. */
function RemoveTeams({ count, busy, onRemove }: { count: number; busy: boolean; onRemove: () => void }) {
  const { t } = useTranslation(eventTexts);
  return (
    <>
      <p>{t('event.remove.text', { count })}</p>
      <FormActions>
        <Button color="flag" loading={busy} onClick={onRemove}>
          {t('event.remove')}
        </Button>
      </FormActions>
    </>
  );
}
