import type { ManagedPrerequisite } from '@puzzle-runs/contract/management/poi.ts';
import { useTranslation } from 'react-i18next';

type Condition = Pick<ManagedPrerequisite, 'unlock_type' | 'value'>;

/** Says what a qualifier means, e.g. 'opens as soon as 3 quests are solved'. */
export function useQualifierWords(): (condition: Condition) => string {
  const { t } = useTranslation();
  return ({ unlock_type, value }) =>
    value === 0 ? t('qualifier.always') : t(`qualifier.opens.${unlock_type}`, { count: value });
}
