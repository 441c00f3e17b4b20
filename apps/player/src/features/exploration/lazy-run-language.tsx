import type { PublicExploration } from '@puzzle-runs/contract/exploration.ts';
import { LazyMount } from '@puzzle-runs/web/ui/lazy-mount.tsx';
import { lazy, Suspense } from 'react';

const RunLanguage = lazy(async () => ({ default: (await import('./run-language.tsx')).RunLanguage }));

interface Props {
  exploration: PublicExploration;
  onLanguage: (lang: string) => void;
}

/** The choice of a language before joining, where the run has more than one. The server does not draw it. */
export function LazyRunLanguage(props: Props) {
  const { Facts } = props.exploration;
  if (!Facts || Facts.languages.length < 2) return null;
  return (
    <LazyMount minHeight="5.25rem">
      <Suspense>
        <RunLanguage {...props} />
      </Suspense>
    </LazyMount>
  );
}
