import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { readAgain } from '../queries.ts';
import { Ranking } from '../ranking/ranking.tsx';
import { PoiTasks } from './poi-tasks.tsx';
import type { SpecimenScript } from './script.ts';
import styles from './specimen.module.css';
import { useSpecimen } from './specimen.tsx';
import { SpecimenPlay } from './specimen-play.tsx';
import { TASKS, taskScript } from './task-scripts.ts';

const EARNED = 60;
const TO_EARN = 120;

function picture(team: string): string {
  return `/demo/pictures/team-${team}.svg`;
}

function scriptOf(t: TFunction): SpecimenScript {
  return taskScript([TASKS.sort(t)], {
    earned: EARNED,
    pointsToEarn: TO_EARN,
    battle: t('specimen.battle.battle'),
    team: { name: t('specimen.battle.own'), image: picture('otter') },
    rivals: [
      { name: t('specimen.battle.rival1'), image: picture('kompass'), earned: 70, gains: [5, 0, 20, 5] },
      { name: t('specimen.battle.rival2'), image: picture('eule'), earned: 50, gains: [20, 10, 10, 20] },
      { name: t('specimen.battle.rival3'), image: picture('fuchs'), earned: 35, gains: [0, 20, 20, 20] },
    ],
  });
}

/** A battle in small: the own team solves a task, the others play on, and the ranking moves. */
export function BattleSpecimen() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const server = useSpecimen(scriptOf);

  function playOn() {
    server.playOthers();
    void readAgain(client);
  }

  return (
    <SpecimenPlay server={server}>
      <PoiTasks />
      <Suspense>
        <Ranking />
      </Suspense>
      <Button variant="quiet" className={styles.others} onClick={playOn}>
        {t('specimen.battle.playOn')}
      </Button>
    </SpecimenPlay>
  );
}
