import type { Prerequisite } from '@puzzle-runs/domain/poi/unlock-by-points-time-tasks.ts';
import type { FEATURE_TABS } from '@puzzle-runs/site/feature-tabs.ts';
import type { TFunction } from 'i18next';
import type { playgroundTexts } from '#i18n/playground.ts';
import { Playground } from './playground.tsx';
import { PlaygroundTrail } from './playground-trail.tsx';
import type { PlaygroundPoi, PlaygroundScript } from './script.ts';
import { TASKS } from './task-scripts.ts';

type PrerequisiteTab = (typeof FEATURE_TABS)['prerequisites'][number];

/** Prerequisites of the second poi. */
const PREREQUISITES: Record<PrerequisiteTab, Prerequisite> = {
  points: { unlock_type: 'points', value: 20 },
  task: { unlock_type: 'tasks', value: 1 },
  time: { unlock_type: 'time', value: 10 },
};

/** A demo minute takes two seconds; the playground's text mentions it. */
const SPEED = 30;
const TICK_MS = 500;

function poi(
  t: TFunction<typeof playgroundTexts>,
  name: 'first' | 'second',
  rest: Pick<PlaygroundPoi, 'prerequisites' | 'tasks'>,
): PlaygroundPoi {
  return {
    name: t(`playground.exploration.${name}`),
    slug: name,
    description: `<p>${t(`playground.exploration.${name}.text`)}</p>`,
    location_type: 'hint',
    hints: [],
    ...rest,
  };
}

/** Two pois; the second is locked. */
function explorationScript(t: TFunction<typeof playgroundTexts>, tab: PrerequisiteTab): PlaygroundScript {
  return {
    ...(tab === 'time' && { speed: SPEED }),
    pois: [
      poi(t, 'first', { prerequisites: [], tasks: [TASKS.free(t)] }),
      poi(t, 'second', { prerequisites: [PREREQUISITES[tab]], tasks: [TASKS.multiple(t)] }),
    ],
  };
}

/** A short exploration whose second poi requires points, a solved task, or time. */
export function ExplorationPlayground({ tab }: { tab: PrerequisiteTab }) {
  return (
    <Playground script={(t) => explorationScript(t, tab)} {...(tab === 'time' && { every: TICK_MS })}>
      <PlaygroundTrail />
    </Playground>
  );
}
