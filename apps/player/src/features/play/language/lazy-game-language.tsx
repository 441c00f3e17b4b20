import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { Suspense } from 'react';
import { usePlay } from '../play-context.ts';

const GameLanguage = onDemand(() => import('./game-language.tsx').then((file) => file.GameLanguage));

/** The choice of the game's language, where its run has more than one. */
export function LazyGameLanguage() {
  const { joined, onLanguage } = usePlay();
  if (!onLanguage || joined.exploration.languages.length < 2) return null;
  return (
    <Suspense fallback={<span style={{ display: 'block', minHeight: 'var(--target)' }} />}>
      <GameLanguage />
    </Suspense>
  );
}
