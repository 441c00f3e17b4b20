import { statisticTexts } from '#i18n/statistic.ts';
import '@mantine/core/styles/Tabs.layer.css';
import { Button, NativeSelect, Tabs } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { to } from '#to.ts';
import { NoParticipants } from '../no-participants.tsx';
import { battleStatisticsQuery } from './battle-statistics.ts';
import styles from './statistic.module.css';
import { ALL_TEAMS, readStatisticAddress, writeStatisticAddress } from './statistic-address.ts';
import { TeamStatistic } from './team-statistic.tsx';

interface Props {
  battle: ManagedBattle;
  /** Title of the tab of all teams together. */
  allTitle: string;
  /** Content of that tab; `explorations` are the runs of the teams. */
  all: (explorations: { id: number; name: string }[]) => ReactNode;
}

/**
 * Statistic with a tab for all teams, which opens first, and one per team, sorted by name. On phones a select replaces
 * the tabs.
 */
export function BattleStatistic({ battle, allTitle, all }: Props) {
  const { t } = useTranslation(statisticTexts);
  const [params, setParams] = useSearchParams();
  const { data } = useSuspenseQuery(battleStatisticsQuery(battle.slug));
  const { team: wanted } = readStatisticAddress(params);
  const chosen = data.rows.find(({ Team }) => Team.slug === wanted);
  const list = useScrollToSelectedTab();

  if (data.rows.length === 0) return <NoParticipants slug={battle.slug} />;
  if (data.rows.every(({ joined_at }) => joined_at === null)) {
    return (
      <EmptyState
        title={t('statistic.unplayed.title')}
        text={t('statistic.unplayed.text')}
        action={
          <Button component={Link} to={to.shareBattle({ battle: battle.slug })}>
            {t('statistic.unplayed.invite')}
          </Button>
        }
      />
    );
  }

  function choose(team: string | null) {
    setParams(writeStatisticAddress({ team, report: null }), { replace: true, preventScrollReset: true });
  }

  const slug = chosen?.Team.slug ?? ALL_TEAMS;
  const explorations = new Map(data.rows.map(({ Exploration: { id, name } }) => [id, { id, name }]));
  return (
    <Tabs className={styles.tabs ?? ''} orientation="vertical" value={slug} onChange={choose}>
      <NativeSelect
        className={styles.choice ?? ''}
        label={t('statistic.team')}
        data={[
          { value: ALL_TEAMS, label: allTitle },
          ...data.rows.map(({ Team }) => ({ value: Team.slug, label: Team.name })),
        ]}
        value={slug}
        onChange={({ target }) => choose(target.value)}
      />
      <Tabs.List ref={list} className={styles.list ?? ''} aria-label={t('statistic.teams')}>
        <Tabs.Tab value={ALL_TEAMS} className={styles.tab ?? ''}>
          {allTitle}
        </Tabs.Tab>
        {data.rows.map(({ Team }) => (
          <Tabs.Tab key={Team.id} value={Team.slug} className={styles.tab ?? ''}>
            {Team.name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel key={slug} value={slug}>
        {chosen ? <TeamStatistic entry={chosen} among={data.rows} /> : all([...explorations.values()])}
      </Tabs.Panel>
    </Tabs>
  );
}

/** Scrolls the list of tabs to the selected tab on mount. The page itself does not scroll. */
function useScrollToSelectedTab(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current && chosen) list.current.scrollTop = chosen.offsetTop - list.current.clientHeight / 2;
  }, []);

  return list;
}
