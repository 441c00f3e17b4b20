import { hintsOf } from '@puzzle-runs/contract/mapping/hints-of.ts';
import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import { FallbackLanguage } from '@puzzle-runs/web/i18n/fallback-language.tsx';
import { HintList, WithTiming } from '@puzzle-runs/web/poi/hint-card.tsx';
import { BuyableHint } from './buyable-hint.tsx';

/** The hints of a poi, bought with points of the current game. */
export function PlayedHints({ poi }: { poi: OpenPoi }) {
  const hints = hintsOf(poi);
  return (
    <HintList hints={hints}>
      {(hint, number) => (
        <FallbackLanguage lang={hint.lang}>
          <WithTiming hint={hint} number={number} hints={hints} progress={poi.hint_progress}>
            {(timed) => <BuyableHint hint={hint} number={number} timed={timed} />}
          </WithTiming>
        </FallbackLanguage>
      )}
    </HintList>
  );
}
