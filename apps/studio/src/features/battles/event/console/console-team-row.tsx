import type { EventTeam } from '@puzzle-runs/contract/management/event.ts';
import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { formatClock } from '@puzzle-runs/web/i18n/format-time.ts';
import { IconDots, IconMessage } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { needOf, type RowNeed } from './sort-teams.ts';
import styles from './team-table.module.css';

export type RowAct = 'help' | 'hint' | 'name' | 'photos' | 'message' | 'more';

interface Props {
  team: EventTeam;
  /** The name that it wishes and that waits for the organiser. */
  wish: string | undefined;
  /** When the first team starts, ISO 8601; null for a battle that is always open. */
  eventStart: string | null;
  /** Minutes since the last activity. */
  minutes: number | null;
  /** Undefined while no teams are being ticked. */
  ticked: boolean | undefined;
  onTick: (id: number, ticked: boolean) => void;
  onAct: (act: RowAct, id: number) => void;
}

/** One team. Renders again only when its own figures change: hundreds are on the page. */
export const ConsoleTeamRow = memo(function ConsoleTeamRow({
  team,
  wish,
  eventStart,
  minutes,
  ticked,
  onTick,
  onAct,
}: Props) {
  const { t } = useTranslation(eventTexts);
  const { participant_id: id, Team, joined_at, place, Poi, NextPoi, tasks_completed, total_tasks, netPoints } = team;
  const next = NextPoi && NextPoi.id !== Poi?.id && `→ ${NextPoi.name}`;
  const need = needOf(team, wish !== undefined);
  const tone = joined_at === null ? 'away' : need === 'help' ? 'help' : need === 'stuck' ? 'open' : 'good';
  const cells = {
    last: minutes === null ? '–' : minutes === 0 ? t('event.now') : t('event.ago', { count: minutes }),
    poi: joinNames([Poi?.name, next], ' ') || '–',
    tasks: `${tasks_completed} / ${total_tasks}`,
    points: String(netPoints),
  };
  return (
    <div role="row" className={styles.row} data-tone={tone} aria-selected={ticked}>
      <span role="cell" className={styles.place}>
        {ticked === undefined ? (
          joined_at === null ? (
            '–'
          ) : (
            place
          )
        ) : (
          <input
            type="checkbox"
            aria-label={t('event.select', { team: Team.name })}
            checked={ticked}
            onChange={({ target }) => onTick(id, target.checked)}
          />
        )}
      </span>
      <span role="rowheader" className={styles.team}>
        <span className={styles.dot} aria-hidden="true" />
        <strong title={Team.name}>{Team.name}</strong>
        <TeamBadges team={team} wish={wish} eventStart={eventStart} />
      </span>
      {(['last', 'poi', 'tasks', 'points'] as const).map((name) => (
        <span role="cell" key={name} className={styles[name]}>
          {cells[name]}
        </span>
      ))}
      <span role="cell" className={styles.acts}>
        <RowButton team={team} need={need} onAct={onAct} />
        <button
          type="button"
          className={styles.icon}
          aria-label={t('event.more.of', { team: Team.name })}
          onClick={() => onAct('more', id)}
        >
          <IconDots aria-hidden="true" size={20} />
        </button>
      </span>
    </div>
  );
});

const ACTS = { help: 'help', stuck: 'hint', name: 'name', photos: 'photos' } as const;

interface RowButtonProps {
  team: EventTeam;
  need: RowNeed;
  onAct: (act: RowAct, id: number) => void;
}

/** The one act that the team needs now; a message to a team that needs nothing. */
function RowButton({ team: { participant_id: id, Team }, need, onAct }: RowButtonProps) {
  const { t } = useTranslation(eventTexts);
  if (need === null)
    return (
      <button
        type="button"
        className={styles.icon}
        aria-label={t('event.message.of', { team: Team.name })}
        onClick={() => onAct('message', id)}
      >
        <IconMessage aria-hidden="true" size={20} />
      </button>
    );
  const act = ACTS[need];
  return (
    <button
      type="button"
      className={styles.button}
      data-main={need === 'help' || undefined}
      aria-label={t(`event.row.${act}.of`, { team: Team.name })}
      onClick={() => onAct(act, id)}
    >
      {t(`event.row.${act}`)}
    </button>
  );
}

function signed(points: number): string {
  return `${points < 0 ? '−' : '+'} ${Math.abs(points)}`;
}

type Tone = 'help' | 'open' | 'good' | 'plain';

/** Marks of a team, the most urgent first; those that do not fit on the line are cut off, on a small phone below. */
function TeamBadges({ team, wish, eventStart }: Pick<Props, 'team' | 'wish' | 'eventStart'>) {
  const { t } = useTranslation(eventTexts);
  const { joined_at, stuck, Task, silent_minutes, contacted_at, finished, phones, extra_minutes, help } = team;
  const { adjustedPoints, open_reviews } = team;
  function ownTimeOf({ state, starts_at: from, ends_at: to }: EventTeam, start: string | null): string | false {
    if (from === null || from === start) return false;
    if (state === 'waiting' || to === null) return t('event.startsAt', { time: formatClock(from) });
    return t('event.ownTime', { from: formatClock(from), to: formatClock(to) });
  }
  const helpMark = ({ state, text }: NonNullable<EventTeam['help']>) =>
    state === 'open' && text !== '' ? t('event.help.quoted', { text }) : t(`event.help.mark.${state}`);
  const badges: [Tone, string | false | null][] = [
    ['plain', joined_at === null && t('event.away')],
    ['help', help !== null && helpMark(help)],
    ['open', stuck === 'tries' && Task && t('event.stuck.tries', { count: Task.wrong })],
    ['open', stuck === 'time' && t('event.stuck.time')],
    ['open', silent_minutes !== null && t('event.silent', { count: silent_minutes })],
    ['open', wish !== undefined && t('event.nameWaits')],
    ['open', open_reviews > 0 && t('event.photosWait', { count: open_reviews })],
    ['good', contacted_at !== null && t('event.contacted')],
    ['good', finished && t('event.finished')],
    ['plain', phones > 1 && t('event.phones', { count: phones })],
    ['plain', ownTimeOf(team, eventStart)],
    ['plain', extra_minutes > 0 && t('event.extra', { count: extra_minutes })],
    ['plain', adjustedPoints !== 0 && t('event.adjusted', { points: signed(adjustedPoints) })],
  ];
  return (
    <span className={styles.badges}>
      {badges.map(([tone, words]) =>
        words ? (
          <span key={words} className={styles.badge} data-tone={tone} title={words}>
            {words}
          </span>
        ) : null,
      )}
    </span>
  );
}
