import type { ManagedPrerequisite } from '@puzzle-runs/contract/management/poi.ts';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';

type Condition = Pick<ManagedPrerequisite, 'unlock_type' | 'value'>;

/** Returns a function that describes a prerequisite, e.g. 'opens as soon as 3 tasks are solved'. */
export function usePrerequisiteWords(): (condition: Condition) => string {
  const { t } = useTranslation(poisTexts);
  return ({ unlock_type, value }) =>
    value === 0 ? t('prerequisite.always') : t(`prerequisite.opens.${unlock_type}`, { count: value });
}

/** Returns a function that ends the sentence 'opens …' for all prerequisites of a poi. */
export function useConditionSentence(): (conditions: readonly Condition[]) => string {
  const { t, i18n } = useTranslation(poisTexts);
  return (conditions) => {
    const asked = conditions.filter(({ value }) => value > 0);
    if (asked.length === 0) return t('prerequisite.when.always');
    const words = asked.map(({ unlock_type, value }) => t(`prerequisite.when.${unlock_type}`, { count: value }));
    return new Intl.ListFormat(i18n.language).format(words);
  };
}
