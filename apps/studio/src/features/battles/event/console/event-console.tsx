import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { EventTeam } from '@puzzle-runs/contract/management/event.ts';
import { serverNow } from '@puzzle-runs/web/live/server-clock.ts';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { ListSkeleton } from '#ui/list-skeleton.tsx';
import { NoParticipants } from '../../no-participants.tsx';
import { ArrivalCodePanel } from '../arrival-code-panel.tsx';
import { AuditLog } from '../audit-log.tsx';
import { BoardPanel } from '../board-panel.tsx';
import { RegistrationPanel } from '../registration/registration-panel.tsx';
import { WaitingNames } from '../registration/waiting-names.tsx';
import styles from './console.module.css';
import { ConsoleClock } from './console-clock.tsx';
import type { RowAction } from './console-team-row.tsx';
import { HelpPanel } from './help/help-panel.tsx';
import { PhotosLink } from './photos-link.tsx';
import { countTeams, FILTERS, SORTS, type TeamFilter, type TeamSort, viewOf } from './sort-teams.ts';
import { type Chosen, TeamDialog } from './team-dialog.tsx';
import { TeamTable } from './team-table.tsx';
import { useEventTeams } from './use-event-teams.ts';

const BULK = ['message', 'points', 'extra_minutes', 'open_poi'] as const;

/** The teams of the open dialog; null for all teams of the battle. */
function teamsOf(rows: readonly EventTeam[], chosen: Chosen | null): EventTeam[] | null {
  const ids = new Set(chosen?.ids);
  return chosen?.ids ? rows.filter(({ participant_id }) => ids.has(participant_id)) : null;
}

/** The organiser's page during an event: clock, all teams with what needs attention first, and the log. */
export function EventConsole({ battle }: { battle: ManagedBattle }) {
  const { t } = useTranslation(eventTexts);
  const event = useEventTeams(battle);
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<TeamFilter>('all');
  const [{ sort, reverse }, setOrder] = useState<{ sort: TeamSort; reverse: boolean }>({
    sort: 'attention',
    reverse: false,
  });
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [chosen, setChosen] = useState<Chosen | null>(null);

  const select = useCallback((id: number, on: boolean) => {
    setSelected((before) => new Set(on ? [...before, id] : [...before].filter((other) => other !== id)));
  }, []);
  const act = useCallback((action: RowAction, id: number) => {
    setChosen({ action, ids: [id] });
  }, []);

  if (!event) return <ListSkeleton label={t('state.loading')} />;
  const shown = viewOf(event.rows, { search, filter, sort, reverse });
  const counts = countTeams(event.rows);
  const waits = event.state === 'waiting';
  const chosenTeams = event.rows.filter(({ participant_id }) => selected.has(participant_id));
  return (
    <div className={styles.console}>
      <ConsoleClock battle={battle} event={event} onMessageToAll={() => setChosen({ action: 'message', ids: null })} />
      <WaitingNames battle={battle} />
      {event.open_reviews > 0 && <PhotosLink battle={battle} count={event.open_reviews} />}
      {event.count === 0 ? (
        <NoParticipants slug={battle.slug} />
      ) : (
        <>
          <HelpPanel battle={battle} teams={event.rows} />
          <div className={styles.tools}>
            <div className={styles.chips} role="group" aria-label={t('event.filter')}>
              {FILTERS.filter((each) => each === 'all' || each === filter || counts[each] > 0).map((each) => (
                <button
                  key={each}
                  type="button"
                  className={styles.chip}
                  data-filter={each}
                  aria-pressed={filter === each}
                  onClick={() => setFilter(each)}
                >
                  {t(`event.filter.${each === 'playing' && waits ? 'here' : each}`, { count: counts[each] })}
                </button>
              ))}
            </div>
            <div className={styles.find}>
              <TextInput
                className={styles.search ?? ''}
                type="search"
                aria-label={t('event.search')}
                placeholder={t('event.search')}
                value={search}
                onChange={({ target }) => setSearch(target.value)}
              />
              <NativeSelect
                aria-label={t('event.sort')}
                value={sort}
                data={SORTS.map((value) => ({ value, label: t(`event.sort.${value}`) }))}
                onChange={({ target }) => setOrder({ sort: target.value as TeamSort, reverse: false })}
              />
            </div>
          </div>
          <div className={styles.frame}>
            <TeamTable
              teams={shown}
              now={serverNow()}
              selected={selected}
              sort={sort}
              reverse={reverse}
              onSort={(next) =>
                setOrder((before) => ({ sort: next, reverse: before.sort === next && !before.reverse }))
              }
              onSelect={select}
              onSelectAll={(on) => setSelected(new Set(on ? shown.map(({ participant_id }) => participant_id) : []))}
              onAct={act}
            />
          </div>
          {chosenTeams.length > 0 && (
            <div className={styles.chosen} role="group" aria-label={t('event.chosen', { count: chosenTeams.length })}>
              <strong>{t('event.chosen', { count: chosenTeams.length })}</strong>
              {BULK.map((action) => (
                <Button key={action} variant="default" onClick={() => setChosen({ action, ids: [...selected] })}>
                  {t(`event.${action}`)}
                </Button>
              ))}
              <Button variant="default" onClick={() => setChosen({ action: 'more', ids: [...selected] })}>
                {t('event.more')}
              </Button>
              <Button variant="subtle" onClick={() => setSelected(new Set())}>
                {t('event.unselect')}
              </Button>
            </div>
          )}
          {shown.length === 0 && <p className={styles.none}>{t('event.nothing')}</p>}
        </>
      )}
      <TeamDialog
        battle={battle}
        chosen={chosen}
        teams={teamsOf(event.rows, chosen)}
        all={event.rows}
        onChoose={setChosen}
      />
      <div className={styles.panels}>
        <RegistrationPanel battle={battle} />
        <BoardPanel battle={battle} />
        <ArrivalCodePanel battle={battle} />
      </div>
      <section className={styles.console}>
        <h2>{t('battle.log')}</h2>
        <PageBoundary>
          <AuditLog battle={battle} />
        </PageBoundary>
      </section>
    </div>
  );
}
