import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { to } from '#to.ts';
import { KINDS } from './kinds.ts';
import styles from './quest-line.module.css';
import type { SpotAt } from './spot-quests.ts';

interface Props {
  at: SpotAt;
  quest: ManagedTask;
}

/** What the list tells of a quest: name, kind and points. */
export function QuestLine({ at, quest: { name, slug, task_type, points } }: Props) {
  const { t } = useTranslation();
  const { label, Icon } = KINDS[task_type];
  return (
    <>
      <Link to={to.quest({ ...at, task: slug })} className={styles.name}>
        {name}
      </Link>
      <span className={styles.facts}>
        <Icon aria-hidden="true" size={18} />
        {t('quest.line', { kind: t(label), points: t('quest.pointsOf', { count: points }) })}
      </span>
    </>
  );
}
