import type { ExplorationTrail, TrailPoi } from '@puzzle-runs/contract/management/trail.ts';
import { useSortable } from '@puzzle-runs/web/drag/use-sortable.ts';
import { IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { explorationsTexts } from '#i18n/explorations.ts';
import { KINDS } from '#tasks/task-kinds.ts';
import { to } from '#to.ts';
import styles from './run-trail.module.css';
import type { TrailOrder } from './use-trail-order.ts';

interface Props {
  trail: ExplorationTrail;
  /** Slug of the open poi. */
  open: string | undefined;
  order: TrailOrder;
}

/** The spots of a run. They are reordered by dragging, or with Alt and the arrow keys. */
export function StationList({ trail, open, order }: Props) {
  const { t } = useTranslation(explorationsTexts);
  const pois = trail.Pois;
  const list = useSortable<HTMLOListElement>(order.moveSpot);
  const onKeyDown = useKeyedMoves(pois, order.moveSpot);

  // The open spot may be out of view. Scroll the trail only, not the page.
  useEffect(() => {
    const bar = list.current?.closest('nav');
    const station = open === undefined ? null : list.current?.querySelector<HTMLElement>('[data-open]');
    if (!bar || !station) return;
    const [box, frame] = [station.getBoundingClientRect(), bar.getBoundingClientRect()];
    if (box.top < frame.top || box.bottom > frame.bottom) bar.scrollTop += box.top - frame.top - frame.height / 3;
    if (box.left < frame.left || box.right > frame.right) bar.scrollLeft += box.left - frame.left - frame.width / 3;
  }, [open, list]);

  function factsOf({ task_count: count, pointsToEarn: points }: TrailPoi): string {
    return count === 0 ? t('trail.noTask') : `${t('trail.tasks', { count })} · ${t('trail.points', { points })}`;
  }

  return (
    <ol ref={list} className={styles.stations} aria-label={t('trail.spots')}>
      {pois.map((poi) => {
        const isOpen = poi.slug === open;
        return (
          <li key={poi.id} className={styles.station} data-open={isOpen || undefined}>
            <div className={styles.row}>
              <NavLink
                to={to.poi({ exploration: trail.slug, poi: poi.slug })}
                className={styles.stop ?? ''}
                data-move={poi.id}
                onKeyDown={onKeyDown}
                title={poi.name}
                aria-current={isOpen ? 'true' : undefined}
              >
                <span className={styles.number}>{poi.position}</span>{' '}
                <span className={styles.words}>
                  <b>{poi.name}</b> <small>{factsOf(poi)}</small>
                </span>
              </NavLink>
              <Handle />
            </div>
            {isOpen && <QuestList trail={trail} poi={poi} order={order} />}
          </li>
        );
      })}
    </ol>
  );
}

/**
 * The quests of a spot, below it. They are reordered like spots, within their spot; moving one to another spot needs a
 * call of its own, and `group` of both lists.
 */
function QuestList({ trail, poi, order }: Pick<Props, 'trail' | 'order'> & { poi: TrailPoi }) {
  const { t } = useTranslation(explorationsTexts);
  const move = (from: number, to: number) => order.moveQuest(poi, from, to);
  const list = useSortable<HTMLOListElement>(move);
  const onKeyDown = useKeyedMoves(poi.Tasks, move);
  return (
    <ol ref={list} className={styles.quests} aria-label={t('trail.tasksOf', { name: poi.name })}>
      {poi.Tasks.map(({ id, name, slug, task_type }) => {
        const { Icon } = KINDS[task_type];
        return (
          <li key={id} className={styles.row}>
            <NavLink
              to={to.task({ exploration: trail.slug, poi: poi.slug, task: slug })}
              className={styles.quest ?? ''}
              data-move={id}
              onKeyDown={onKeyDown}
              title={name}
            >
              <Icon aria-hidden="true" size={18} />
              <span>{name}</span>
            </NavLink>
            <Handle />
          </li>
        );
      })}
    </ol>
  );
}

function Handle() {
  const { t } = useTranslation();
  return (
    <span className={styles.handle} data-drag-handle title={t('order.drag')}>
      <IconGripVertical aria-hidden="true" size={18} />
    </span>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves the focused row by Alt and an arrow key. It keeps the focus. */
function useKeyedMoves(rows: readonly { id: number }[], onMove: (from: number, to: number) => void) {
  const moved = useRef<HTMLElement>(null);
  useEffect(() => {
    if (rows.length > 0) moved.current?.focus(); // the browser drops the focus of a node that is moved
    moved.current = null;
  }, [rows]);

  return (event: KeyboardEvent<HTMLElement>) => {
    const step = event.altKey ? STEPS[event.key] : undefined;
    const link = event.currentTarget;
    const from = rows.findIndex(({ id }) => String(id) === link.dataset.move);
    if (step === undefined || from < 0) return;
    event.preventDefault();
    if (!(from + step in rows)) return;
    moved.current = link;
    onMove(from, from + step);
  };
}
