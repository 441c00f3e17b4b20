import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PointsBar } from '#ui/points-bar.tsx';
import { usePlay } from '../play-context.ts';
import styles from './playground.module.css';
import { PlaygroundPoints, usePlayground } from './playground.tsx';
import { PlaygroundPlay } from './playground-play.tsx';
import { PoiTasks } from './poi-tasks.tsx';
import { TASKS, taskScript } from './task-scripts.ts';

/** What one has, out of what there is to earn. */
function OwnPoints() {
  const { t } = useTranslation();
  const { netPoints, pointsToEarn } = usePlay().joined.progress;
  return <PointsBar value={netPoints} max={pointsToEarn} label={t('progress.points')} />;
}

/** A phone that loses its network: the answer stays, is sent again, and counts once. */
export function ProgressPlayground() {
  const { t } = useTranslation();
  const [online, setOnline] = useState(true);
  const server = usePlayground((words) => taskScript([TASKS.free(words)], { earned: 45, pointsToEarn: 120 }));
  const Icon = online ? IconWifi : IconWifiOff;

  function toggleOnline() {
    server.setOnline(!online);
    setOnline(!online);
  }

  return (
    <PlaygroundPlay server={server}>
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
