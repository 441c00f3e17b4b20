import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { LiveRegion } from '@puzzle-runs/web/ui/live-region.tsx';
import { useSettling } from '@puzzle-runs/web/ui/use-settling.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boardTexts } from '#i18n/board.ts';
import styles from './ceremony.module.css';
import type { PlaceOnStage } from './ceremony-steps.ts';
import { PlaceColumn } from './place-column.tsx';
import { useStageKeys } from './use-ceremony.ts';

/** Time between two steps that follow by themselves, and for the complete podium, in milliseconds. */
const STEP_MS = 6_000;
const END_MS = 20_000;

interface Props {
  battle: string;
  steps: readonly PlaceOnStage[];
  byShare: boolean;
  isAutomatic: boolean;
  onClose: () => void;
}

/** Reveals the third, the second and the first place, by key, by button or by itself. */
export function Ceremony({ battle, steps, byShare, isAutomatic, onClose }: Props) {
  const { t } = useTranslation(boardTexts);
  const [revealed, setRevealed] = useState(0);
  const [automatic, setAutomatic] = useState(isAutomatic);
  const settling = useSettling(revealed, { fromStart: true });
  const done = revealed >= steps.length;
  const go = (to: number) => {
    if (to > steps.length) onClose();
    else setRevealed(Math.max(to, 0));
  };
  const goByHand = (to: number) => {
    if (settling && to > revealed) return;
    setAutomatic(false);
    go(to);
  };
  useStageKeys({ onNext: () => goByHand(revealed + 1), onBack: () => goByHand(revealed - 1), onClose });

  const onTime = useEffectEvent(() => go(revealed + 1));
  useEffect(() => {
    if (!automatic) return;
    const timer = setTimeout(onTime, revealed < steps.length ? STEP_MS : END_MS);
    return () => clearTimeout(timer);
  }, [automatic, revealed, steps.length]);

  const latest = steps[revealed - 1];
  const names = joinNames(latest?.entries.map(({ Team }) => Team.name) ?? [], ', ');
  return (
    <main id="content" className={styles.ceremony} tabIndex={-1}>
      <div className={styles.head}>
        <h1>{t('board.ceremony')}</h1>
        <p>{battle}</p>
      </div>
      <LiveRegion>{latest ? t('board.ceremony.place', { n: latest.place, names }) : ''}</LiveRegion>
      <ol className={styles.stage} aria-label={t('ranking.podium')}>
        {steps.map((step, index) => (
          <PlaceColumn key={step.place} step={step} isRevealed={index < revealed} byShare={byShare} />
        ))}
      </ol>
      <div className={styles.controls}>
        <Button variant="sun" aria-disabled={settling || undefined} onClick={() => goByHand(revealed + 1)}>
          {t(done ? 'board.ceremony.ranking' : 'board.ceremony.next')}
        </Button>
        <Button variant="quiet" aria-pressed={automatic} onClick={() => setAutomatic(!automatic)}>
          {t('board.ceremony.automatic')}
        </Button>
        {!done && (
          <Button variant="quiet" onClick={onClose}>
            {t('board.ceremony.ranking')}
          </Button>
        )}
        <p className={styles.keys}>{t('board.ceremony.keys')}</p>
      </div>
    </main>
  );
}
