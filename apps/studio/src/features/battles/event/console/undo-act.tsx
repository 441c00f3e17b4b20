import { Button } from '@mantine/core';
import type { EventLogEntry } from '@puzzle-runs/contract/management/audit-log-entry.ts';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { accountCall } from '#shell/account-call.ts';
import { timeOrDash } from '#shell/lists/time-or-dash.ts';
import { useBattleAction } from '../use-battle-action.ts';

interface Props {
  battle: ManagedBattle;
  entry: EventLogEntry;
  /** Name of the entry's action. */
  name: string;
}

/** Undoes an entry of the log, and shows when that has happened. */
export function UndoAct({ battle, entry: { id, at, undoable, undone_at }, name }: Props) {
  const { t } = useTranslation(eventTexts);
  const undo = useBattleAction(battle, (_: undefined, { params }) =>
    accountCall(routes.managedEvents.undo, { params: { ...params, act_id: id } }),
  );
  if (undone_at !== null) return t('event.undone');
  if (!undoable) return null;
  return (
    <Button
      variant="subtle"
      loading={undo.isPending}
      aria-label={t('event.undo.of', { act: name, time: timeOrDash(at) })}
      onClick={() => undo.mutate(undefined)}
    >
      {t('event.undo')}
    </Button>
  );
}
