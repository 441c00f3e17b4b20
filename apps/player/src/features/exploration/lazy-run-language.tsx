import type { PublicExploration } from '@puzzle-runs/contract/exploration.ts';
import { lazy, Suspense } from 'react';

const RunLanguage = lazy(async () => ({ default: (await import('./run-language.tsx')).RunLanguage }));

interface Props {
  exploration: PublicExploration;
  onLanguage: (lang: string) => void;
}

/** The choice of a language before joining, where the run has more than one. */
export function LazyRunLanguage(props: Props) {
  const { Facts } = props.exploration;
  if (!Facts || Facts.languages.length < 2) return null;
  return (
    <Suspense fallback={<div style={{ minHeight: '5.25rem' }} />}>
      <RunLanguage {...props} />
    </Suspense>
  );
}
