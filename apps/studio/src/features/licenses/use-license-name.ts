import { findLicense } from '@puzzle-runs/domain/license/license-prices.ts';
import { licenseNamesTexts } from '@puzzle-runs/web/i18n/license-names.ts';
import { useTranslation } from 'react-i18next';

/**
 * Returns a function that translates the stored name of a licence. A licence that left the price tables keeps its
 * stored name.
 */
export function useLicenseName(): (stored: string) => string {
  const { t } = useTranslation(licenseNamesTexts);
  return (stored) => {
    const license = findLicense(stored);
    return license ? t(`license.${license.name}.name`) : stored;
  };
}
