import { Button, NativeSelect } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { serverNow } from '@puzzle-runs/web/live/server-clock.ts';
import { IconPrinter } from '@tabler/icons-react';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { battlesTexts } from '#i18n/battles.ts';
import { accountQuery } from '#shell/account-call.ts';
import { FormNotice } from '#ui/form-notice.tsx';
import { Certificate } from './certificate.tsx';
import styles from './certificates.module.css';
import { playedTime } from './played-time.ts';

/**
 * One certificate per team that has joined, for printing. Names of members stay on this page: they are neither sent nor
 * stored.
 */
export function Certificates({ battle }: { battle: ManagedBattle }) {
  const { t } = useTranslation(battlesTexts);
  const query = { battle_name: battle.slug };
  const [{ data: ranking }, { data: statistic }] = useSuspenseQueries({
    queries: [
      { ...accountQuery(routes.managedProgress.ranking, { query }), staleTime: 0 },
      { ...accountQuery(routes.managedProgress.statistic, { query }), staleTime: 0 },
    ],
  });
  const [chosen, setChosen] = useState('');
  const teams = ranking.rows.filter(({ joined }) => joined);
  const shown = teams.filter(({ Team }) => chosen === '' || String(Team.id) === chosen);
  const entryOf = new Map(statistic.rows.map((entry) => [entry.Team.id, entry]));
  if (teams.length === 0) return <p>{t('certificates.none')}</p>;
  return (
    <div className={styles.page}>
      <div className={styles.controls}>
        <p className={styles.text}>{t('certificates.text')}</p>
        <FormNotice text={battle.state === 'ended' ? undefined : t('certificates.running')} />
        <div className={styles.row}>
          <NativeSelect
            className={styles.what ?? ''}
            label={t('certificates.what')}
            data={[
              { value: '', label: t('certificates.all', { count: teams.length }) },
              ...teams.map(({ Team }) => ({ value: String(Team.id), label: Team.name })),
            ]}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          />
          <Button leftSection={<IconPrinter aria-hidden="true" size={20} />} onClick={() => print()}>
            {t('certificates.print')}
          </Button>
        </div>
      </div>
      {shown.map((entry) => {
        const { joined_at = null, last_solved_at = null } = entryOf.get(entry.Team.id) ?? {};
        const time = playedTime({ joinedAt: joined_at, lastSolvedAt: last_solved_at, startsAt: battle.starts_at });
        return (
          <Certificate
            key={entry.Team.id}
            battle={battle.name}
            entry={entry}
            byShare={ranking.rank_by_share}
            tieRule={ranking.tie_rule}
            time={time}
            date={joined_at ?? new Date(serverNow()).toISOString()}
          />
        );
      })}
    </div>
  );
}
