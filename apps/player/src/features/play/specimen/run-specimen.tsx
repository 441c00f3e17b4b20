import type { Prerequisite } from '@puzzle-runs/domain/poi/unlock.ts';
import type { FEATURE_TABS } from '@puzzle-runs/domain/site/feature-tabs.ts';
import type { TFunction } from 'i18next';
import { QUESTS } from './quest-scripts.ts';
import type { SpecimenPoi, SpecimenScript } from './script.ts';
import { Specimen } from './specimen.tsx';
import { SpecimenTrail } from './specimen-trail.tsx';

type QualifierTab = (typeof FEATURE_TABS)['qualifiers'][number];

/** What the second spot waits for. */
const QUALIFIERS: Record<QualifierTab, Prerequisite> = {
  points: { unlock_type: 'points', value: 20 },
  task: { unlock_type: 'tasks', value: 1 },
  time: { unlock_type: 'time', value: 10 },
};

/** A demo minute takes two seconds; the specimen says so. */
const SPEED = 30;
const TICK_MS = 500;

function spot(t: TFunction, name: 'first' | 'second', rest: Pick<SpecimenPoi, 'prerequisites' | 'tasks'>): SpecimenPoi {
  return {
    name: t(`specimen.run.${name}`),
    slug: name,
    description: `<p>${t(`specimen.run.${name}.text`)}</p>`,
    location_type: 'hint',
    hints: [],
    ...rest,
  };
}

/** Two spots, the second of which waits. */
export function runScript(t: TFunction, tab: QualifierTab): SpecimenScript {
  return {
    ...(tab === 'time' && { speed: SPEED }),
    pois: [
      spot(t, 'first', { prerequisites: [], tasks: [QUESTS.free(t)] }),
      spot(t, 'second', { prerequisites: [QUALIFIERS[tab]], tasks: [QUESTS.multiple(t)] }),
    ],
  };
}

/** A short run whose second spot waits for points, a solved quest, or time. */
export function RunSpecimen({ tab }: { tab: QualifierTab }) {
  return (
    <Specimen script={(t) => runScript(t, tab)} {...(tab === 'time' && { every: TICK_MS })}>
      <SpecimenTrail />
    </Specimen>
  );
}
