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
