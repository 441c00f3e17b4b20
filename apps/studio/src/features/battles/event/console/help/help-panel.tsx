import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { EventTeam } from '@puzzle-runs/contract/management/event.ts';
import { PAGE_SIZE_MAX } from '@puzzle-runs/domain/wire-sizes.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { Disclosure } from '@puzzle-runs/web/ui/disclosure.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { accountQuery } from '#shell/account-call.ts';
import { StatusChip } from '#ui/status-chip.tsx';
import styles from './help.module.css';
import { HelpRequestRow } from './help-request-row.tsx';

interface Props {
  battle: ManagedBattle;
  teams: readonly EventTeam[];
}

/**
 * Requests for help of the teams: unresolved ones, oldest first, then resolved ones. Shown where the Versus takes
 * requests.
 */
export function HelpPanel({ battle, teams }: Props) {
  const { t } = useTranslation(eventTexts);
  const unresolved = teams.flatMap(({ help }) => (help === null ? [] : [`${help.id}:${help.state}`]));
  const { queryKey, ...list } = accountQuery(routes.managedHelp.list, {
    params: { battle_id: battle.id },
    query: { limit: PAGE_SIZE_MAX },
  });
  const { data } = useQuery({
    ...list,
    // Live events read the teams again; the list follows when one of their requests has changed.
    queryKey: [...queryKey, unresolved.join()],
    staleTime: 0, // the same requests may be unresolved again
    placeholderData: keepPreviousData,
    throwOnError: (_, asked) => asked.state.data === undefined,
  });
  const rows = data?.rows ?? [];
  if (!battle.help_requests && rows.length === 0) return null;
  const waiting = rows.filter(({ state }) => state !== 'resolved');
  const resolved = rows.filter(({ state }) => state === 'resolved');
  const hidden = unresolved.length - waiting.length;
  return (
    <section className={styles.panel} aria-labelledby="help">
      <h2 id="help">
        {t('event.help')}{' '}
        {unresolved.length > 0 && (
          <StatusChip tone="open">{t('event.help.count', { count: unresolved.length })}</StatusChip>
        )}
      </h2>
      {unresolved.length === 0 && <p className={styles.none}>{t('event.help.none')}</p>}
      {waiting.length > 0 && (
        <ul className={styles.list}>
          {waiting.map((request) => (
            <HelpRequestRow key={request.id} battle={battle} request={request} />
          ))}
        </ul>
      )}
      {data && waiting.length === PAGE_SIZE_MAX && hidden > 0 && <p>{t('event.help.more', { count: hidden })}</p>}
      {resolved.length > 0 && (
        <Disclosure summary={t('event.help.resolved', { count: (data?.count ?? 0) - waiting.length })}>
          <ul className={styles.list}>
            {resolved.map((request) => (
              <HelpRequestRow key={request.id} battle={battle} request={request} />
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}
