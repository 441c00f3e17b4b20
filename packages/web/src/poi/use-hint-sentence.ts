import type { PlayedHint } from '@puzzle-runs/contract/poi.ts';
import { useTranslation } from 'react-i18next';
import { poiTexts } from '../i18n/poi.ts';
import type { ShownHintState } from './use-hint-state.ts';

/** Says what a hint that is not open yet costs, or what it waits for. `number`: its position, from 1. */
export function useHintSentence(): (hint: PlayedHint, number: number, shown: ShownHintState) => string {
  const { t } = useTranslation(poiTexts);

  function comes(hint: PlayedHint, number: number, { state, minutesToShow }: ShownHintState): string {
    if (state.shown) return '';
    if (state.waitsForPrevious) return t('play.hint.afterPrevious', { n: number - 1 });
    const tries = state.triesLeft === null ? null : t('play.hint.afterTries', { count: state.triesLeft });
    const minutes = hint.shown_after_minutes ?? null;
    const time =
      minutesToShow === null
        ? minutes !== null && t('play.hint.afterArrival', { count: minutes })
        : t('play.hint.inMinutes', { count: minutesToShow });
    const when = [tries, time].filter((part) => typeof part === 'string');
    return t('play.hint.comes', { when: when.join(t('play.hint.or')) });
  }

  return (hint, number, shown) => {
    const { state, minutesToFree } = shown;
    if (!state.shown) return comes(hint, number, shown);
    if (hint.cost === 0) return t('play.hint.free');
    if (state.free) return t('play.hint.freeNow');
    if (minutesToFree !== null) return t('play.hint.freeIn', { count: minutesToFree });
    const cost = t('play.hint.cost', { count: hint.cost });
    const { free_after_minutes: free } = hint;
    if (free === undefined || state.freeAt !== null) return cost;
    return `${cost}, ${t('play.hint.freeAfterArrival', { count: free })}`;
  };
}
