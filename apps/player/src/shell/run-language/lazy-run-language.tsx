import { LazyMount } from '@puzzle-runs/web/on-demand/lazy-mount.tsx';
import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { saveGameLanguage } from '@puzzle-runs/web/session/game-languages.ts';
import { deviceStore } from '@puzzle-runs/web/session/session.ts';
import { type ComponentProps, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { RunLanguage as Choice } from './run-language.tsx';

const RunLanguage = onDemand(() => import('./run-language.tsx').then((file) => file.RunLanguage));

/**
 * The choice of a language before joining, if the run has several. A language in the address counts as a choice. Not
 * rendered on the server.
 */
export function LazyRunLanguage(props: ComponentProps<typeof Choice>) {
  const { slug, languages, lang, description_lang: shown = lang } = props.exploration;
  const linked = useSearchParams()[0].has('lang') && languages !== undefined;

  useEffect(() => {
    if (linked) saveGameLanguage(deviceStore, slug, shown);
  }, [linked, slug, shown]);

  if (!languages) return null;
  return (
    <LazyMount minHeight="5.25rem">
      <Suspense>
        <RunLanguage {...props} />
      </Suspense>
    </LazyMount>
  );
}
