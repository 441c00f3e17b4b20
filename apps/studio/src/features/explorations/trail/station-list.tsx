import type { ExplorationTrail, TrailPoi } from '@puzzle-runs/contract/management/trail.ts';
import { useSortable } from '@puzzle-runs/web/drag/use-sortable.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarryAsked } from '#carry/carry-dialog.tsx';
import { runTexts } from '#i18n/run.ts';
import { useConditionWords } from '#shell/poi-page/use-condition-words.ts';
import { KINDS } from '#tasks/task-kinds.ts';
import { to } from '#to.ts';
import styles from './station-list.module.css';
import parts from './trail-parts.module.css';
import { TrailRow } from './trail-row.tsx';
import { useFollowedFocus } from './use-followed-focus.ts';
import type { Selection } from './use-selection.ts';
import type { TrailActs } from './use-trail-acts.ts';

interface Props {
  trail: ExplorationTrail;
  /** Slug of the open poi. */
  open: string | undefined;
  acts: TrailActs;
  selection: Selection;
  /** Asks where parts are copied or moved to. */
  onAsk: (asked: CarryAsked) => void;
}

/**
 * The spots of a run with the quests of the open one. Both are reordered by dragging, or with Alt and the arrow keys; a
 * quest is also dragged onto another spot. Each row has a menu.
 */
export function StationList(props: Props) {
  const { trail, open, acts, selection, onAsk } = props;
  const { t } = useTranslation(runTexts);
  const pois = trail.Pois;
  const move = (from: number, to: number) => acts.moveSpots(...block(pois, selectedIn(selection, 'pois'), from, to));
  const list = useSortable<HTMLOListElement>(move);
  const keyed = useFollowedFocus(pois, move);
  const opens = useConditionWords(pois);

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
      {pois.map((poi, index) => {
        const isOpen = poi.slug === open;
        const at = { exploration: trail.slug, poi: poi.slug };
        const facts = factsOf(poi);
        const condition = opens.sentence(poi);
        return (
          <li key={poi.id} className={styles.station} data-open={isOpen || undefined} data-poi={poi.id}>
            <TrailRow
              row={poi}
              rows={pois}
              what="pois"
              address={to.poi(at)}
              deletion={to.deletePoi(at)}
              isOpen={isOpen}
              keyed={keyed}
              selection={selection}
              onStep={(step) => move(index, index + step)}
              onDuplicate={() => acts.duplicate('pois', poi)}
              onAsk={(verb) => onAsk({ verb, what: 'pois', ids: [poi.id], from: trail })}
              className={styles.stop ?? ''}
            >
              <span className={parts.number}>{poi.position}</span>{' '}
              <span className={parts.words}>
                <b>{poi.name}</b> <small>{facts}</small>
                {condition !== '' && <small>{condition}</small>}
              </span>
            </TrailRow>
            {(isOpen || selection.selected?.what === 'tasks') && poi.Tasks.length > 0 && (
              <QuestList {...props} poi={poi} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The quests of a spot, below it. */
function QuestList({ trail, poi, acts, selection, onAsk }: Props & { poi: TrailPoi }) {
  const { t } = useTranslation(runTexts);
  const selected = selectedIn(selection, 'tasks');
  const move = (from: number, to: number) => acts.moveQuests(poi, ...block(poi.Tasks, selected, from, to));
  const list = useSortable<HTMLOListElement>(move, (from, at) => {
    const station = at.closest<HTMLElement>('[data-poi]');
    const other = trail.Pois.find(({ id }) => String(id) === station?.dataset.poi);
    const task = poi.Tasks[from];
    if (!other || !task || other.id === poi.id) return false;
    acts.moveQuestsTo(other, withSelected(trail, selected, task.id));
    return true;
  });
  const keyed = useFollowedFocus(poi.Tasks, move);
  return (
    <ol ref={list} className={styles.quests} aria-label={t('trail.tasksOf', { name: poi.name })}>
      {poi.Tasks.map((task, index) => {
        const { Icon } = KINDS[task.task_type];
        const at = { exploration: trail.slug, poi: poi.slug, task: task.slug };
        return (
          <li key={task.id}>
            <TrailRow
              row={task}
              rows={poi.Tasks}
              what="tasks"
              address={to.task(at)}
              deletion={to.deleteTask(at)}
              keyed={keyed}
              selection={selection}
              onStep={(step) => move(index, index + step)}
              onDuplicate={() => acts.duplicate('tasks', task, poi)}
              onAsk={(verb) => onAsk({ verb, what: 'tasks', ids: [task.id], from: trail })}
              className={styles.quest ?? ''}
            >
              <Icon aria-hidden="true" size={18} />
              <span className={styles.questName}>{task.name}</span>
            </TrailRow>
          </li>
        );
      })}
    </ol>
  );
}

function selectedIn({ selected }: Selection, what: 'pois' | 'tasks'): ReadonlySet<number> {
  return selected?.what === what ? selected.ids : new Set();
}

/** The dragged quest, with all selected ones if it is one of them, in the order of the trail. */
function withSelected(trail: ExplorationTrail, selected: ReadonlySet<number>, id: number): number[] {
  if (!selected.has(id)) return [id];
  return trail.Pois.flatMap(({ Tasks }) => Tasks.map((task) => task.id)).filter((each) => selected.has(each));
}

/**
 * A dragged row takes the selected rows of its list along.
 * @returns their ids, and the position of the first one
 */
function block(
  rows: readonly { id: number }[],
  selected: ReadonlySet<number>,
  from: number,
  to: number,
): [ids: number[], position: number] {
  const ids = rows.map(({ id }) => id);
  const dragged = ids[from];
  if (dragged === undefined || !selected.has(dragged)) return [dragged === undefined ? [] : [dragged], to + 1];
  const after = ids.toSpliced(from, 1).toSpliced(to, 0, dragged);
  const before = after.slice(0, to).filter((id) => !selected.has(id));
  return [ids.filter((id) => selected.has(id)), before.length + 1];
}
