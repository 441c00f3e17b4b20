import { Button } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { EventTeam } from '@puzzle-runs/contract/management/event.ts';
import { serverNow } from '@puzzle-runs/web/live/server-clock.ts';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { battlesTexts } from '#i18n/battles.ts';
import { eventTexts } from '#i18n/event.ts';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { BattleHeader } from '../../header/battle-header.tsx';
import { NoParticipants } from '../../no-participants.tsx';
import { AfterTheEnd } from '../after-the-end.tsx';
import { useBattleRegistration } from '../registration/use-battle-registration.ts';
import styles from './console.module.css';
import type { RowAct } from './console-team-row.tsx';
import { Counters } from './counters.tsx';
import { type DrawerParts, EventDrawers, type OpenDrawer } from './event-drawers.tsx';
import { EventLine } from './event-line.tsx';
import { EventLog } from './event-log.tsx';
import { countTeams, isCalling, type TeamFilter, type TeamSort, viewOf } from './sort-teams.ts';
import { type Chosen, TeamDialog } from './team-dialog.tsx';
import { TeamTable } from './team-table.tsx';
import { TickedTeams } from './ticked-teams.tsx';
import { useCallAlarm } from './use-call-alarm.ts';
import { useEventTeams } from './use-event-teams.ts';
import { useSteadyOrder } from './use-steady-order.ts';

interface Props extends DrawerParts {
  battle: ManagedBattle;
  /** Where teams get stuck, and their most frequent wrong answers. */
  insights: ReactNode;
}

/** The teams of the open dialog; null for all teams of the battle. */
function teamsOf(rows: readonly EventTeam[], ids: readonly number[] | null | undefined): EventTeam[] | null {
  const chosen = new Set(ids);
  return ids ? rows.filter(({ participant_id }) => chosen.has(participant_id)) : null;
}

/** The organiser's page during an event: one line with clock and acts, and all teams with what they need first. */
export function EventConsole({ battle, insights, ...parts }: Props) {
  const { t: tBattles } = useTranslation(battlesTexts);
  const { t } = useTranslation(eventTexts);
  const event = useEventTeams(battle);
  const { rows, state } = event;
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<TeamFilter>('all');
  const [{ sort, reverse }, setOrder] = useState<{ sort: TeamSort; reverse: boolean }>({
    sort: 'attention',
    reverse: false,
  });
  const [ticked, setTicked] = useState<ReadonlySet<number> | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [drawer, setDrawer] = useState<OpenDrawer | null>(null);
  const registration = useBattleRegistration(battle);
  const names = useMemo(() => {
    const waiting = registration?.rows.filter((row) => row.state === 'waiting') ?? [];
    return new Map(waiting.map(({ Team, name }) => [Team.id, name ?? '']));
  }, [registration]);
  const calling = useMemo(() => rows.filter((team) => isCalling(team) && team.help?.state === 'open'), [rows]);
  const calls = useMemo(() => calling.map(({ help }) => help?.id ?? 0), [calling]);
  const alarm = useCallAlarm(calls);
  const view = viewOf(rows, { search, filter, sort, reverse, names });
  const { shown, rows: rowHandlers } = useSteadyOrder(view, JSON.stringify([search, filter, sort, reverse]));

  const tick = useCallback((id: number, on: boolean) => {
    setTicked((before) => new Set(on ? [...(before ?? []), id] : [...(before ?? [])].filter((other) => other !== id)));
  }, []);
  const act = useCallback((wanted: RowAct, id: number) => {
    if (wanted === 'help') setDrawer({ kind: 'answer', id });
    else if (wanted === 'name') setDrawer({ kind: 'names' });
    else if (wanted === 'photos') setDrawer({ kind: 'photos' });
    else setChosen({ action: wanted, ids: [id] });
  }, []);

  const counts = countTeams(rows, names);
  const opens = { help: 'calls', names: 'names', photos: 'photos' } as const;
  const kind = filter in opens ? opens[filter as keyof typeof opens] : undefined;
  return (
    <>
      <BattleHeader
        battle={battle}
        title={tBattles('battle.event')}
        calls={calls.length}
        acts={
          <EventLine
            battle={battle}
            event={event}
            onMessageToAll={() => setChosen({ action: 'message', ids: null })}
            onSomeTeams={() => setTicked((before) => before ?? new Set())}
          />
        }
      />
      <div className="visually-hidden" aria-live="assertive">
        {calling.length > 0 && t('event.help.announced', { team: calling.at(-1)?.Team.name ?? '' })}
      </div>
      {rows.length > 0 && (
        <Counters
          counts={{ ...counts, photos: event.open_reviews }}
          filter={filter}
          search={search}
          waits={state === 'waiting'}
          onFilter={setFilter}
          onSearch={setSearch}
        />
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {rows.length === 0 ? (
            <NoParticipants slug={battle.slug} />
          ) : (
            <>
              {kind && (
                <div className={styles.opens}>
                  <Button variant="default" onClick={() => setDrawer({ kind })}>
                    {t(`event.open.${kind}`)}
                  </Button>
                </div>
              )}
              <TeamTable
                teams={shown}
                names={names}
                eventStart={event.starts_at}
                now={serverNow()}
                ticked={ticked}
                sort={sort}
                reverse={reverse}
                rows={rowHandlers}
                onSort={(next) =>
                  setOrder((before) => ({ sort: next, reverse: before.sort === next && !before.reverse }))
                }
                onTick={tick}
                onTickAll={(on) => setTicked(new Set(on ? shown.map(({ participant_id }) => participant_id) : []))}
                onAct={act}
              />
              {shown.length === 0 && <p className={styles.none}>{t('event.nothing')}</p>}
              {ticked && (
                <TickedTeams
                  count={rows.filter(({ participant_id }) => ticked.has(participant_id)).length}
                  onAct={(action) => setChosen({ action, ids: [...ticked] })}
                  onEnd={() => setTicked(null)}
                />
              )}
            </>
          )}
        </div>
        <aside className={styles.side} aria-label={t('event.side')}>
          {state === 'ended' && <AfterTheEnd battle={battle} photos={event.open_reviews} />}
          <PageBoundary>{insights}</PageBoundary>
          <PageBoundary>
            <EventLog battle={battle} />
          </PageBoundary>
          <SideActs
            battle={battle}
            ticking={ticked !== null}
            onTick={() => setTicked(ticked ? null : new Set())}
            onCalls={() => setDrawer({ kind: 'calls' })}
            alarm={alarm}
          />
        </aside>
      </div>
      <TeamDialog battle={battle} chosen={chosen} teams={teamsOf(rows, chosen?.ids)} all={rows} onChoose={setChosen} />
      <EventDrawers battle={battle} teams={rows} drawer={drawer} onDrawer={setDrawer} {...parts} />
    </>
  );
}

interface SideActsProps {
  battle: ManagedBattle;
  ticking: boolean;
  onTick: () => void;
  onCalls: () => void;
  alarm: ReturnType<typeof useCallAlarm>;
}

/** What is needed now and then: acts for several teams, all calls, and the sound of a new one. */
function SideActs({ battle, ticking, onTick, onCalls, alarm }: SideActsProps) {
  const { t } = useTranslation(eventTexts);
  return (
    <div className={styles.opens}>
      <Button variant="subtle" aria-pressed={ticking} onClick={onTick}>
        {t('event.tick')}
      </Button>
      {battle.help_requests && (
        <>
          <Button variant="subtle" onClick={onCalls}>
            {t('event.open.calls')}
          </Button>
          <Button variant="subtle" aria-pressed={alarm.sound} onClick={() => alarm.setSound(!alarm.sound)}>
            {t(alarm.sound ? 'event.sound.on' : 'event.sound.off')}
          </Button>
        </>
      )}
    </div>
  );
}
