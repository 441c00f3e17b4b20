import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { tasksTexts } from '#i18n/tasks.ts';
import { to } from '#to.ts';
import type { PoiAt } from './poi-tasks.ts';
import styles from './task-nav.module.css';

interface Props {
  at: PoiAt;
  tasks: readonly ManagedTask[];
}

/** Links to all tasks of the poi and to a new task, shown beside the open task. */
export function TaskNav({ at, tasks }: Props) {
  const { t } = useTranslation(tasksTexts);
  return (
    <nav className={styles.nav} aria-labelledby="task-nav">
      <div className={styles.head}>
        <h2 id="task-nav">{t('task.list')}</h2>
        <Link to={to.newTask(at)} className={styles.new}>
          <IconPlus aria-hidden="true" size={18} />
          {t('task.create')}
        </Link>
      </div>
      {tasks.length === 0 && <p className={styles.none}>{t('task.list.none')}</p>}
      <ol className={styles.list}>
        {tasks.map(({ id, name, slug, position, task_type, points }) => (
          <li key={id}>
            <NavLink to={to.task({ ...at, task: slug })} className={styles.task ?? ''}>
              <span className={styles.position}>{position}</span>
              <span>
                <b>{name}</b>
                <small>
                  {t('task.line', { kind: t(`task.kind.${task_type}`), points: t('task.pointsOf', { count: points }) })}
                </small>
              </span>
            </NavLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
