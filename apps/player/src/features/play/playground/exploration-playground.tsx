import type { Prerequisite } from '@puzzle-runs/domain/poi/qualifiers.ts';
import type { FEATURE_TABS } from '@puzzle-runs/site/feature-tabs.ts';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import type { playgroundTexts } from '#i18n/playground.ts';
import { type LinkProps, LinkProvider } from '#ui/link.tsx';
import { usePlay } from '../play-context.ts';
import { PoiDetail } from '../poi-detail.tsx';
import { PoiTrail } from '../pois/poi-trail.tsx';
import styles from './playground.module.css';
import { Playground } from './playground.tsx';
import type { PlaygroundPoi, PlaygroundScript } from './script.ts';
import { storyScript } from './story-script.ts';
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

/** A short run that tells a story: a decision, the way that it opens, and a finale that needs what was found. */
export function StoryPlayground() {
  return (
    <Playground script={storyScript}>
      <PlaygroundTrail />
    </Playground>
  );
}

/** The poi in an address of the play pages. */
function lastSegment(address: string): string {
  return address.split('/').at(-1) ?? '';
}

/** A link component that opens a poi of the playground instead of navigating. */
function linkTo(open: (slug: string) => void) {
  return function PoiLink({ to, ...rest }: LinkProps) {
    const slug = lastSegment(to);
    return <a {...rest} href={`#${slug}`} onClick={() => open(slug)} />;
  };
}

/** The trail of a playground, and the open poi below it. */
function PlaygroundTrail() {
  const { joined } = usePlay();
  const [openSlug, setOpenSlug] = useState(joined.rows[0]?.slug);
  const [PoiLink] = useState(() => linkTo(setOpenSlug));
  const poi = joined.rows.find(({ slug }) => slug === openSlug);
  return (
    <LinkProvider value={PoiLink}>
      <div className={styles.game}>
        <div>
          <PoiTrail />
        </div>
        {poi?.unlocked && (
          <section key={poi.slug} id={poi.slug} className={styles.poi} aria-label={poi.name} tabIndex={-1}>
            <PoiDetail poi={poi} />
          </section>
        )}
      </div>
    </LinkProvider>
  );
}
