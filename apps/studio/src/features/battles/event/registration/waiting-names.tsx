import { Button } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useSettling } from '@puzzle-runs/web/ui/use-settling.ts';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { accountCall } from '#shell/account-call.ts';
import styles from './registration.module.css';
import { useBattleRegistration, useRegistrationAction } from './use-battle-registration.ts';

interface Decision {
  team_ids: number[];
  accept: boolean;
}

/** Names of registered teams that wait for the organiser. */
export function WaitingNames({ battle }: { battle: ManagedBattle }) {
  const { t } = useTranslation(eventTexts);
  const waiting = useBattleRegistration(battle)?.rows.filter(({ state }) => state === 'waiting') ?? [];
  const decide = useRegistrationAction(battle, (body: Decision, of) =>
    accountCall(routes.managedRegistrations.decide, { ...of, body }),
  );
  const all = waiting.map(({ Team }) => Team.id);
  // The next name moves to the place of a decided one.
  const settling = useSettling(all.join());
  if (waiting.length === 0) return <p>{t('registration.waiting.none')}</p>;
  return (
    <div className={styles.waiting}>
      <p>{t('registration.waiting.text')}</p>
      {all.length > 1 && (
        <div className={styles.buttons}>
          <Button
            loading={decide.isPending}
            aria-disabled={settling || undefined}
            onClick={() => decide.mutate({ team_ids: all, accept: true })}
          >
            {t('registration.acceptAll')}
          </Button>
          <Button
            variant="outline"
            loading={decide.isPending}
            aria-disabled={settling || undefined}
            onClick={() => decide.mutate({ team_ids: all, accept: false })}
          >
            {t('registration.refuseAll')}
          </Button>
        </div>
      )}
      <ul>
        {waiting.map(({ Team, name }) => (
          <li key={Team.id}>
            <span>
              <strong>{name}</strong> <small>{Team.name}</small>
            </span>
            <div className={styles.buttons}>
              <Button
                disabled={decide.isPending}
                aria-disabled={settling || undefined}
                aria-label={t('registration.accept.of', { name: name ?? '' })}
                onClick={() => decide.mutate({ team_ids: [Team.id], accept: true })}
              >
                {t('registration.accept')}
              </Button>
              <Button
                variant="outline"
                disabled={decide.isPending}
                aria-disabled={settling || undefined}
                aria-label={t('registration.refuse.of', { name: name ?? '' })}
                onClick={() => decide.mutate({ team_ids: [Team.id], accept: false })}
              >
                {t('registration.refuse')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
