import { ROUGH_FROM, roundAccuracy } from '@puzzle-runs/domain/geo/position-fix.ts';
import { formatWalk } from '@puzzle-runs/web/i18n/format-walk.ts';
import type { PositionState } from '@puzzle-runs/web/position/position-state.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { Spinner } from '@puzzle-runs/web/ui/page-spinner.tsx';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { compassTexts } from '#i18n/compass.ts';
import styles from './position-note.module.css';

interface Props {
  state: Exclude<PositionState, { status: 'good' }>;
  /** Why the position is useful here, read before the browser asks. */
  why: string;
  onStart: () => void;
}

/** State of a missing or inaccurate position, and what the player can do about it. */
export function PositionNote({ state, why, onStart }: Props) {
  const { t } = useTranslation(compassTexts);
  const text = usePositionText(state);
  return (
    <div className={styles.note}>
      {state.status === 'not-asked' && <p>{why}</p>}
      <p role="status">
        {state.status === 'asking' && <Spinner size="small" />}
        {text}
      </p>
      {canStart(state) && (
        <Button variant="quiet" onClick={onStart}>
          <IconCurrentLocation aria-hidden size={20} />
          {t(state.status === 'not-asked' ? 'position.start' : 'position.retry')}
        </Button>
      )}
    </div>
  );
}

function canStart(state: PositionState): boolean {
  return (
    state.status === 'not-asked' ||
    state.status === 'denied' ||
    state.status === 'outdated' ||
    (state.status === 'unavailable' && state.reason === 'no-fix')
  );
}

const UNAVAILABLE_KEYS = {
  insecure: 'position.insecure',
  unsupported: 'position.unsupported',
  'no-fix': 'position.noFix',
} as const;

function usePositionText(state: Props['state']): string {
  const { t } = useTranslation(compassTexts);
  const inaccuracyText = useInaccuracyText();
  switch (state.status) {
    case 'not-asked':
      return '';
    case 'asking':
      return t('position.asking');
    case 'denied':
      return t('position.denied');
    case 'unavailable':
      return t(UNAVAILABLE_KEYS[state.reason]);
    case 'inaccurate':
      return inaccuracyText(state.fix);
    case 'outdated':
      return t('position.outdated');
  }
}

/** How inaccurate a position is, and what helps: the open air, or a switch of the phone. `accuracy` in metres. */
export function useInaccuracyText(): (fix: { accuracy: number }) => string {
  const { t, i18n } = useTranslation(compassTexts);
  return ({ accuracy }) =>
    t(accuracy < ROUGH_FROM ? 'position.inaccurate' : 'position.rough', {
      accuracy: formatWalk(roundAccuracy(accuracy), i18n.language),
    });
}
