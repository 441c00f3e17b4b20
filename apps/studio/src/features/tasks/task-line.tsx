import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { tasksTexts } from '#i18n/tasks.ts';
import { KINDS } from '#tasks/task-kinds.ts';
import { to } from '#to.ts';
import type { PoiAt } from './poi-tasks.ts';
import styles from './task-line.module.css';

interface Props {
  at: PoiAt;
  task: ManagedTask;
  note: ReactNode;
}

/** Content of a task row in the list: name, kind, points, and a note such as open reports. */
export function TaskLine({ at, task: { name, slug, task_type, points }, note }: Props) {
  const { t } = useTranslation(tasksTexts);
  const { Icon } = KINDS[task_type];
  return (
    <>
      <Link to={to.task({ ...at, task: slug })} className={styles.name}>
        {name}
      </Link>
      <span className={styles.facts}>
        <Icon aria-hidden="true" size={18} />
        {t('task.line', { kind: t(`task.kind.${task_type}`), points: t('task.pointsOf', { count: points }) })}
        {note}
      </span>
    </>
  );
}
