import { findLicense } from '@puzzle-runs/domain/license/license-prices.ts';
import { useTranslation } from 'react-i18next';

/** Says the name of a licence of the price tables; one that is no longer in them keeps the name it is stored under. */
export function useLicenseName(): (stored: string) => string {
  const { t } = useTranslation();
  return (stored) => {
    const license = findLicense(stored);
    return license ? t(`license.${license.name}.name`) : stored;
  };
}
