import { Button } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { TeamHelp } from '@puzzle-runs/contract/management/help.ts';
import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { formatClock } from '@puzzle-runs/web/i18n/format-time.ts';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { accountCall } from '#shell/account-call.ts';
import { StatusChip } from '#ui/status-chip.tsx';
import { useBattleAction } from '../../use-battle-action.ts';
import styles from './help.module.css';
import { ResolveHelp } from './resolve-help.tsx';

/** One request: time, team, place and text, with the organiser's actions. */
export function HelpRequestRow({ battle, request }: { battle: ManagedBattle; request: TeamHelp }) {
  const { t } = useTranslation(eventTexts);
  const { id, Team, Poi, Task, text, state, answer, created_at } = request;
  const read = useBattleAction(battle, (_: undefined, { params }) =>
    accountCall(routes.managedHelp.read, { params: { ...params, help_id: id } }),
  );
  const place = joinNames([Poi?.name, Task?.name]);
  return (
    <li className={styles.row} data-state={state}>
      <div className={styles.words}>
        <p className={styles.head}>
          <strong>{Team.name}</strong>
          <span className={styles.faint}>{formatClock(created_at)}</span>
          {state === 'open' && <StatusChip tone="open">{t('event.help.new')}</StatusChip>}
          {state === 'read' && <StatusChip tone="plain">{t('event.help.read')}</StatusChip>}
        </p>
        {place !== '' && <p className={styles.faint}>{place}</p>}
        {text !== '' && <p>{text}</p>}
        {answer !== null && <p className={styles.faint}>{t('event.help.answered', { answer })}</p>}
      </div>
      {state !== 'resolved' && (
        <div className={styles.acts}>
          {state === 'open' && (
            <Button
              variant="default"
              loading={read.isPending}
              aria-label={t('event.help.markRead.of', { team: Team.name })}
              onClick={() => read.mutate(undefined)}
            >
              {t('event.help.markRead')}
            </Button>
          )}
          <ResolveHelp battle={battle} request={request} />
        </div>
      )}
    </li>
  );
}
