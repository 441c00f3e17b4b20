import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joiningTexts } from '#i18n/joining.ts';
import { playgroundTexts } from '#i18n/playground.ts';
import { PointsBar } from '#ui/points-bar.tsx';
import { usePlay } from '../play-context.ts';
import styles from './playground.module.css';
import { PlaygroundPlay, PlaygroundPoints, PoiTasks, usePlayground } from './playground.tsx';
import { TASKS, taskScript } from './task-scripts.ts';

/** Points earned, out of the points to earn. */
function OwnPoints() {
  const { t } = useTranslation(joiningTexts);
  const { netPoints, pointsToEarn } = usePlay().joined.progress;
  return <PointsBar value={netPoints} max={pointsToEarn} label={t('progress.points')} />;
}

/** Offline playground: the answer waits for the network, and counts once. */
export function ProgressPlayground() {
  const { t } = useTranslation(playgroundTexts);
  const [online, setOnline] = useState(true);
  const server = usePlayground((words) => taskScript([TASKS.free(words)], { earned: 45, pointsToEarn: 120 }));
  const Icon = online ? IconWifi : IconWifiOff;

  function toggleOnline() {
    server.setOnline(!online);
    setOnline(!online);
  }

  return (
    <PlaygroundPlay server={server} isOffline={!online}>
      <div className={styles.phoneHead}>
        <Button variant={online ? 'quiet' : 'sun'} aria-pressed={!online} onClick={toggleOnline}>
          <Icon aria-hidden size={20} />
          {t('playground.progress.offline')}
        </Button>
        <PlaygroundPoints />
      </div>
      <OwnPoints />
      <PoiTasks />
    </PlaygroundPlay>
  );
}
