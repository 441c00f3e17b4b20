import { Button, NativeSelect } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import { IconPrinter } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { statisticTexts } from '#i18n/statistic.ts';
import { timeOrDash } from '#shell/lists/time-or-dash.ts';
import { to } from '#to.ts';
import { battleStatisticsQuery } from '../battle-statistics.ts';
import { readStatisticAddress, writeStatisticAddress } from '../statistic-address.ts';
import { TeamStatistic } from '../team-statistic.tsx';
import { QuestOverview } from './quest-overview.tsx';
import styles from './report.module.css';
import { TeamOverview } from './team-overview.tsx';

/** A team that did not join only has a row in the overview. */
function hasJoined({ joined_at }: StatisticEntry): boolean {
  return joined_at !== null;
}

interface Props {
  battle: ManagedBattle;
  /** The most frequent wrong answers. */
  wrong: ReactNode;
}

/** In the select: the summary, and the details of all teams. No team has a slug with a tilde. */
const WHOLE = { summary: '', teams: '~teams' } as const;

/**
 * Printable report: a summary on two sheets, with places, times, quests and wrong answers. By choice also a sheet with
 * the details of each team, or only one team.
 */
export function StatisticReport({ battle, wrong }: Props) {
  const { t } = useTranslation(statisticTexts);
  const [params, setParams] = useSearchParams();
  // No polling: the report must not change while it is printed.
  const { data, dataUpdatedAt } = useSuspenseQuery({ ...battleStatisticsQuery(battle.slug), refetchInterval: false });
  const { team, report } = readStatisticAddress(params);
  const chosen = data.rows.find(({ Team }) => Team.slug === team);
  const withTeams = report === 'teams';
  const back = writeStatisticAddress({ team: chosen?.Team.slug ?? null, report: null });

  function choose(what: string) {
    const details = what === WHOLE.teams;
    const wanted = what === WHOLE.summary || details ? null : what;
    setParams(writeStatisticAddress({ team: wanted, report: details ? 'teams' : 'summary' }), { replace: true });
  }

  return (
    <div className={styles.report}>
      <div className={styles.controls}>
        <NativeSelect
          className={styles.what ?? ''}
          label={t('statistic.report.what')}
          data={[
            { value: WHOLE.summary, label: t('statistic.report.summary') },
            { value: WHOLE.teams, label: t('statistic.report.all') },
            ...data.rows.map(({ Team }) => ({ value: Team.slug, label: Team.name })),
          ]}
          value={chosen?.Team.slug ?? WHOLE[withTeams ? 'teams' : 'summary']}
          onChange={({ target }) => choose(target.value)}
        />
        <Button leftSection={<IconPrinter aria-hidden="true" size={20} />} onClick={() => print()}>
          {t('statistic.report.print')}
        </Button>
        <Button
          component={Link}
          variant="outline"
          to={{ pathname: to.battleStatistic({ battle: battle.slug }), search: back.toString() }}
        >
          {t('statistic.report.back')}
        </Button>
      </div>
      <article className={styles.paper} data-scheme="light">
        <header className={styles.head}>
          <h1>{t('statistic.report.of', { battle: battle.name })}</h1>
          <p>{t('statistic.report.made', { time: timeOrDash(dataUpdatedAt) })}</p>
        </header>
        {chosen ? (
          <TeamStatistic key={chosen.Team.id} entry={chosen} among={data.rows} />
        ) : (
          <>
            <TeamOverview entries={data.rows} tieRule={battle.tie_rule} charts={withTeams} />
            <QuestOverview entries={data.rows} wrong={wrong} />
            {withTeams &&
              data.rows.filter(hasJoined).map((entry) => <TeamStatistic key={entry.Team.id} entry={entry} />)}
          </>
        )}
      </article>
    </div>
  );
}
