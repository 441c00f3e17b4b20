import type { PlayedHint } from '@puzzle-runs/contract/poi.ts';
import { type HintTiming, hasTiming, writtenTiming } from '@puzzle-runs/domain/poi/hint-timing.ts';
import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import { useContentLanguage } from '@puzzle-runs/web/i18n/content-language.ts';
import { serverNow } from '@puzzle-runs/web/live/server-clock.ts';
import { Nothing, onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { HintCard, HintList, WithTiming } from '@puzzle-runs/web/poi/hint-card.tsx';
import type { NamedSpot } from '@puzzle-runs/web/poi/missing-spots.ts';
import { type LocatedPoi, PoiLocation } from '@puzzle-runs/web/poi/poi-location.tsx';
import { Prerequisites } from '@puzzle-runs/web/poi/prerequisites.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { RichText } from '@puzzle-runs/web/ui/rich-text.tsx';
import { type ComponentProps, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { purifyHtml } from '#editor/paste/purify-html.ts';
import { PhoneFrame } from './phone-frame.tsx';
import styles from './poi-preview.module.css';

const Conditions = onDemand(() => import('@puzzle-runs/web/poi/conditions.tsx').then((file) => file.Conditions), {
  onFail: Nothing,
});

/** A poi with the form's values, saved or not. */
export interface PreviewPoi {
  name: string;
  /** HTML from the form. */
  description: string;
  /** What players read of it until it opens. */
  locked: ComponentProps<typeof Conditions>['of'];
  /** Pois of the run in order, for their names. */
  spots: readonly NamedSpot[];
  hints: readonly PreviewHint[];
  /** Undefined while the location is incomplete, and for a poi that players find by hints. */
  place: LocatedPoi | undefined;
  /** Metres; null where the tasks are open from anywhere. */
  arrivalRadius: number | null;
}

/**
 * Players' view of a poi: first locked with its prerequisites, then unlocked. Hints can be revealed; nothing is sent
 * and no points are charged.
 */
export function PoiPreview({
  poi: { name, description, hints, place, arrivalRadius, locked, spots },
}: {
  poi: PreviewPoi;
}) {
  const { t } = useTranslation();
  const language = useContentLanguage();
  // Deferred, so that a long text is not purified on every keystroke.
  const written = useDeferredValue(description);
  const html = useMemo(() => purifyHtml(written), [written]);
  const { UnlockPrerequisites: figures, Conditions: named = [] } = locked;
  const isLocked = figures.length > 0 || named.length > 0;
  return (
    <PhoneFrame title={t('preview.poi')}>
      {isBlank(name) ? (
        <p>{t('preview.nothing')}</p>
      ) : (
        <>
          {isLocked && (
            <div className={styles.state}>
              <p>{t('preview.locked')}</p>
              <Card tone="faint" className={styles.locked}>
                <h2 {...language}>{name}</h2>
                <Prerequisites of={locked} />
                {named.length > 0 && (
                  <Suspense>
                    <Conditions of={locked} spots={spots} />
                  </Suspense>
                )}
              </Card>
            </div>
          )}
          <div className={styles.state}>
            {isLocked && <p>{t('preview.open')}</p>}
            <h2 {...language}>{name}</h2>
            <RichText html={html} />
            <PreviewHints hints={hints} />
            {place && <PoiLocation poi={place} />}
            {arrivalRadius !== null && (
              <Card tone="faint" className={styles.locked}>
                <p>{t('preview.arrival', { n: arrivalRadius })}</p>
              </Card>
            )}
          </div>
        </>
      )}
    </PhoneFrame>
  );
}

/** A hint with its content. */
interface PreviewHint extends Pick<PlayedHint, 'hint_type' | 'cost'>, HintTiming {
  hint_value: string;
  hint_description: string;
}

/** Hints in the players' cards, as they are when the poi opens. Revealing one costs nothing here. */
function PreviewHints({ hints }: { hints: readonly PreviewHint[] }) {
  const [revealed, setRevealed] = useState<readonly number[]>([]);
  const [since] = useState(() => new Date(serverNow()).toISOString());
  const played = hints.map(({ hint_type, cost, hint_value, hint_description, ...timing }, place): PlayedHint => {
    const id = place + 1;
    const progressed = revealed.includes(id);
    const closed = { hint_type, cost, ...writtenTiming(timing), id, progressed };
    return { ...closed, hint_value: null, hint_description: null, ...(progressed && { hint_value, hint_description }) };
  });
  const progress = hints.some(hasTiming) ? { since, wrong_tries: 0 } : undefined;
  return (
    <HintList hints={played}>
      {(hint, number) => (
        <WithTiming hint={hint} number={number} hints={played} progress={progress}>
          {(timed) => (
            <HintCard hint={hint} number={number} timed={timed} onReveal={() => setRevealed([...revealed, hint.id])} />
          )}
        </WithTiming>
      )}
    </HintList>
  );
}
