import '#i18n/specimen.ts';
import { useTranslation } from 'react-i18next';
import { PoiTasks } from './poi-tasks.tsx';
import styles from './specimen.module.css';
import { SpecimenPoints, useSpecimen } from './specimen.tsx';
import { SpecimenPlay } from './specimen-play.tsx';
import { TASKS, taskScript } from './task-scripts.ts';

const PHONES = ['first', 'second'] as const;

/** Two phones of one team: what is solved on one is solved on the other. */
export function TeamSpecimen() {
  const { t } = useTranslation();
  const server = useSpecimen((words) => taskScript([TASKS.cloze(words)]));
  return (
    <div className={styles.phones}>
      {PHONES.map((phone) => (
        <section key={phone} className={styles.phone} aria-label={t(`specimen.team.${phone}`)}>
          <SpecimenPlay server={server}>
            <div className={styles.phoneHead}>
              <h3>{t(`specimen.team.${phone}`)}</h3>
              <SpecimenPoints />
            </div>
            <PoiTasks />
          </SpecimenPlay>
        </section>
      ))}
    </div>
  );
}
