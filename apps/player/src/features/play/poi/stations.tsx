import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import type { TaskState } from './open-task.ts';
import styles from './stations.module.css';

interface Props {
  tasks: OpenPoi['Tasks'];
  stateOf: (task: OpenPoi['Tasks'][number]) => TaskState;
  /** Id of the task that stands open; undefined while all do. */
  open: number | undefined;
  onOpen: (task: number) => void;
}

/** The tasks of a poi as stations, each with its state; a press opens one. */
export function Stations({ tasks, stateOf, open, onOpen }: Props) {
  const { t } = useTranslation(playTexts);
  if (tasks.length < 2) return null;
  return (
    <nav className={styles.stations} aria-label={t('play.stations')}>
      <ol>
        {tasks.map((task, index) => {
          const state = stateOf(task);
          return (
            <li key={task.id}>
              <button
                type="button"
                data-state={state}
                aria-current={task.id === open ? 'true' : undefined}
                aria-label={t(`play.station.${state}`, { n: index + 1, task: task.name })}
                onClick={() => onOpen(task.id)}
              >
                <span>{state === 'solved' ? <IconCheck aria-hidden size="1.125rem" /> : index + 1}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
