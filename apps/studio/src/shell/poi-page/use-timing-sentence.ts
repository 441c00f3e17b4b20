import type { HintTiming } from '@puzzle-runs/domain/poi/hint-timing.ts';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';

/** Says when a hint comes and becomes free; empty for one that is there and keeps its price. `number`: from 1. */
export function useTimingSentence(): (timing: HintTiming, number: number) => string {
  const { t } = useTranslation(poisTexts);
  return (timing, number) => {
    const { shown_after_tries: tries, shown_after_minutes: minutes, free_after_minutes: free } = timing;
    const comes = [
      tries !== null && t('poi.hint.says.tries', { count: tries }),
      minutes !== null && t('poi.hint.says.minutes', { count: minutes }),
    ].filter((part) => part !== false);
    const parts = [
      comes.join(t('poi.hint.says.or')),
      timing.after_previous && number > 1 && t('poi.hint.says.previous', { number: number - 1 }),
      free !== null && t('poi.hint.says.free', { count: free }),
    ];
    return parts.filter((part) => part !== false && part !== '').join(', ');
  };
}
