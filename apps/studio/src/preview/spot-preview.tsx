import '#i18n/preview.ts';
import { RichText } from '@puzzle-runs/web/rich-text.tsx';
import { Prerequisites } from '@puzzle-runs/web/spot/prerequisites.tsx';
import { type PlacedPoi, SpotPlace } from '@puzzle-runs/web/spot/spot-place.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { purifiedHtml } from '#editor/paste/purified.ts';
import { Phone } from './phone.tsx';
import styles from './spot-preview.module.css';
import { type ShownHint, TriedHints } from './tried-hints.tsx';

/** A spot as it is written, saved or not. */
export interface ShownSpot {
  name: string;
  /** HTML, as the form has it. */
  description: string;
  UnlockPrerequisites: Parameters<typeof Prerequisites>[0]['of']['UnlockPrerequisites'];
  hints: readonly ShownHint[];
  /** Undefined while something of it is missing, and for a spot that hints lead to. */
  place: PlacedPoi | undefined;
}

/** A spot as players see it: what it waits for, and what it shows then. Hints can be revealed; nothing is sent and nothing is paid. */
export function SpotPreview({ spot: { name, description, hints, place, ...locked } }: { spot: ShownSpot }) {
  const { t } = useTranslation();
  // A long text is not cleaned again at every key.
  const written = useDeferredValue(description);
  const html = useMemo(() => purifiedHtml(written), [written]);
  const isLocked = locked.UnlockPrerequisites.length > 0;
  return (
    <Phone title={t('preview.spot')}>
      {name.trim() === '' ? (
        <p>{t('preview.nothing')}</p>
      ) : (
        <>
          {isLocked && (
            <div className={styles.state}>
              <p>{t('preview.locked')}</p>
              <Card tone="faint" className={styles.locked}>
                <h2>{name}</h2>
                <Prerequisites of={locked} />
              </Card>
            </div>
          )}
          <div className={styles.state}>
            {isLocked && <p>{t('preview.open')}</p>}
            <h2>{name}</h2>
            <RichText html={html} />
            <TriedHints hints={hints} />
            {place && <SpotPlace poi={place} />}
          </div>
        </>
      )}
    </Phone>
  );
}
