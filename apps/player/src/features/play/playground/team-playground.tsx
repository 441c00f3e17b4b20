import { useTranslation } from 'react-i18next';
import { playgroundTexts } from '#i18n/playground.ts';
import styles from './playground.module.css';
import { PlaygroundPlay, PlaygroundPoints, PoiTasks, usePlayground } from './playground.tsx';
import { TASKS, taskScript } from './task-scripts.ts';

const PHONES = ['first', 'second'] as const;

/** Two phones of one team: a task solved on one is solved on the other. */
export function TeamPlayground() {
  const { t } = useTranslation(playgroundTexts);
  const server = usePlayground((words) => taskScript([TASKS.cloze(words)]));
  return (
    <div className={styles.phones}>
      {PHONES.map((phone) => (
        <section key={phone} className={styles.phone} aria-label={t(`playground.team.${phone}`)}>
          <PlaygroundPlay server={server}>
            <div className={styles.phoneHead}>
              <h3>{t(`playground.team.${phone}`)}</h3>
              <PlaygroundPoints />
            </div>
            <PoiTasks />
          </PlaygroundPlay>
        </section>
      ))}
    </div>
  );
}
