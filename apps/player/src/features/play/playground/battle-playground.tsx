import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { playgroundTexts } from '#i18n/playground.ts';
import { refetchGame } from '../queries.ts';
import { Ranking } from '../ranking/ranking.tsx';
import styles from './playground.module.css';
import { PlaygroundPlay, PoiTasks, usePlayground } from './playground.tsx';
import type { PlaygroundScript } from './script.ts';
import { TASKS, taskScript } from './task-scripts.ts';

const EARNED = 60;
const TO_EARN = 120;

function picture(team: string): string {
  return `/demo/pictures/team-${team}.svg`;
}

function scriptOf(t: TFunction<typeof playgroundTexts>): PlaygroundScript {
  return taskScript([TASKS.sort(t)], {
    earned: EARNED,
    pointsToEarn: TO_EARN,
    battle: t('playground.battle.battle'),
    team: { name: t('playground.battle.own'), image: picture('otter') },
    rivals: [
      { name: t('playground.battle.rival1'), image: picture('kompass'), earned: 70, gains: [5, 0, 20, 5] },
      { name: t('playground.battle.rival2'), image: picture('eule'), earned: 50, gains: [20, 10, 10, 20] },
      { name: t('playground.battle.rival3'), image: picture('fuchs'), earned: 35, gains: [0, 20, 20, 20] },
    ],
  });
}

/** Battle playground: the own team solves a task, the others score too, and the ranking changes. */
export function BattlePlayground() {
  const { t } = useTranslation(playgroundTexts);
  const client = useQueryClient();
  const server = usePlayground(scriptOf);

  function playOn() {
    server.playOthers();
    void refetchGame(client);
  }

  return (
    <PlaygroundPlay server={server}>
      <PoiTasks />
      <Suspense>
        <Ranking />
      </Suspense>
      <Button variant="quiet" className={styles.others} onClick={playOn}>
        {t('playground.battle.playOn')}
      </Button>
    </PlaygroundPlay>
  );
}
