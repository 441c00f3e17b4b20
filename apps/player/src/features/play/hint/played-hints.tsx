import { hintsOf } from '@puzzle-runs/contract/mapping/hints-of.ts';
import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import { FallbackLanguage } from '@puzzle-runs/web/i18n/fallback-language.tsx';
import { HintList } from '@puzzle-runs/web/poi/hint-card.tsx';
import { BuyableHint } from './buyable-hint.tsx';

/** The hints of a poi, bought with points of the current game. */
export function PlayedHints({ poi }: { poi: OpenPoi }) {
  return (
    <HintList hints={hintsOf(poi)}>
      {(hint, number) => (
        <FallbackLanguage lang={hint.lang}>
          <BuyableHint hint={hint} number={number} poi={poi} />
        </FallbackLanguage>
      )}
    </HintList>
  );
}
