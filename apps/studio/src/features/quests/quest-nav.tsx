import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { to } from '#to.ts';
import { KINDS } from './kinds.ts';
import styles from './quest-nav.module.css';
import type { SpotAt } from './spot-quests.ts';

interface Props {
  at: SpotAt;
  quests: readonly ManagedTask[];
}

/** The quests of the spot beside the one that is open, and the way to a new one. */
export function QuestNav({ at, quests }: Props) {
  const { t } = useTranslation();
  return (
    <nav className={styles.nav} aria-labelledby="quest-nav">
      <div className={styles.head}>
        <h2 id="quest-nav">{t('quest.list')}</h2>
        <Link to={to.newQuest(at)} className={styles.new} aria-label={t('quest.create')}>
          <IconPlus aria-hidden="true" size={18} />
          {t('quest.create.short')}
        </Link>
      </div>
      {quests.length === 0 && <p className={styles.none}>{t('quest.list.none')}</p>}
      <ol className={styles.list}>
        {quests.map(({ id, name, slug, position, task_type, points }) => (
          <li key={id}>
            <NavLink to={to.quest({ ...at, task: slug })} className={styles.quest ?? ''}>
              <span className={styles.position}>{position}</span>
              <span>
                <b>{name}</b>
                <small>
                  {t('quest.line', { kind: t(KINDS[task_type].label), points: t('quest.pointsOf', { count: points }) })}
                </small>
              </span>
            </NavLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
