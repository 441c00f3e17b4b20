import { Button } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { EventTeam } from '@puzzle-runs/contract/management/event.ts';
import type { TeamHelp } from '@puzzle-runs/contract/management/help.ts';
import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { PAGE_SIZE_MAX } from '@puzzle-runs/domain/wire-sizes.ts';
import { formatClock } from '@puzzle-runs/web/i18n/format-time.ts';
import { Disclosure } from '@puzzle-runs/web/ui/disclosure.tsx';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { ListSkeleton } from '#ui/list-skeleton.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import styles from './help.module.css';
import { useHelpRequests } from './help-requests.ts';

interface Props {
  battle: ManagedBattle;
  teams: readonly EventTeam[];
  onAnswer: (participantId: number) => void;
}

/** All calls for help of the teams: unresolved ones, oldest first, then resolved ones behind a line. */
export function HelpList({ battle, teams, onAnswer }: Props) {
  const { t } = useTranslation(eventTexts);
  const data = useHelpRequests(battle, teams);
  if (!data) return <ListSkeleton label={t('state.loading')} />;
  const waiting = data.rows.filter(({ state }) => state !== 'resolved');
  const resolved = data.rows.filter(({ state }) => state === 'resolved');
  const hidden = teams.filter(({ help }) => help !== null).length - waiting.length;
  return (
    <>
      {waiting.length === 0 && <p className={styles.faint}>{t('event.help.none')}</p>}
      <ul className={styles.list} aria-label={t('event.help')}>
        {waiting.map((request) => (
          <HelpRequest key={request.id} request={request} onAnswer={onAnswer} />
        ))}
      </ul>
      {waiting.length === PAGE_SIZE_MAX && hidden > 0 && <p>{t('event.help.more', { count: hidden })}</p>}
      {resolved.length > 0 && (
        <Disclosure summary={t('event.help.resolved', { count: data.count - waiting.length })}>
          <ul className={styles.list}>
            {resolved.map((request) => (
              <HelpRequest key={request.id} request={request} />
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

/** One call: team, time, place, text and answer. */
function HelpRequest({ request, onAnswer }: { request: TeamHelp; onAnswer?: Props['onAnswer'] }) {
  const { t } = useTranslation(eventTexts);
  const { Team, Poi, Task, text, state, answer, created_at, participant_id } = request;
  const place = joinNames([Poi?.name, Task?.name]);
  return (
    <li className={styles.request} data-state={state}>
      <p className={styles.head}>
        <strong>{Team.name}</strong>
        <span className={styles.faint}>{formatClock(created_at)}</span>
        {state === 'open' && <StatusChip tone="open">{t('event.help.new')}</StatusChip>}
        {state === 'read' && <StatusChip tone="plain">{t('event.help.read')}</StatusChip>}
      </p>
      {place !== '' && <p className={styles.faint}>{place}</p>}
      {text !== '' && <p>{text}</p>}
      {answer !== null && <p className={styles.faint}>{t('event.help.answered', { answer })}</p>}
      {onAnswer && (
        <Button aria-label={t('event.row.help.of', { team: Team.name })} onClick={() => onAnswer(participant_id)}>
          {t('event.row.help')}
        </Button>
      )}
    </li>
  );
}
