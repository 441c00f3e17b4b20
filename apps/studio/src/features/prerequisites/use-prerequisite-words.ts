import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';
import { trailQuery } from '#shell/exploration-query.ts';
import { useConditionWords } from '#shell/poi-page/use-condition-words.ts';
import type { prerequisiteOf } from './prerequisite-of.ts';

type Prerequisite = ReturnType<typeof prerequisiteOf>;

/** Returns the functions that describe a prerequisite: 'ab 5 Punkten' and 'Öffnet sich ab 5 Punkten.' */
export function usePrerequisiteWords(exploration: string) {
  const { t } = useTranslation(poisTexts);
  const { data: trail } = useQuery(trailQuery(exploration));
  const { wordsOf: shortOf } = useConditionWords(trail?.Pois ?? []);
  return { shortOf, wordsOf: (one: Prerequisite) => t('prerequisite.opens', { words: shortOf(one) }) };
}
