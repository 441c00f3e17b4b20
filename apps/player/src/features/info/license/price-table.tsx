import { type License, type LicenseGroup, licensesFor } from '@puzzle-runs/domain/license/license-prices.ts';
import { licenseNamesTexts } from '@puzzle-runs/web/i18n/license-names.ts';
import { useTranslation } from 'react-i18next';
import { licenseTexts } from '#i18n/license.ts';
import { InquiryLink } from './inquiry-link.tsx';
import { Price } from './price.tsx';
import styles from './price-table.module.css';

/** All licences of a group with their prices. */
export function PriceTable({ group }: { group: LicenseGroup }) {
  const { t } = useTranslation(licenseTexts);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('license.column.license')}</th>
            <th scope="col" className={styles.amount}>
              {t('license.column.price')}
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('license.column.ask')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {licensesFor(group).map((license) => (
            <PriceRow key={license.name} license={license} />
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{t('license.note')}</p>
    </>
  );
}

function PriceRow({ license }: { license: License }) {
  const { t, i18n } = useTranslation(licenseTexts);
  const { t: tNames } = useTranslation(licenseNamesTexts);
  const { name, runs, oldPrice, price, seats = 1 } = license;
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>{tNames(`license.${name}.name`)}</span>
        <span className={styles.facts}>
          {runs !== null && <b>{t('license.explorations', { explorations: runs.toLocaleString(i18n.language) })}</b>}
          <span>{t(`license.${name}.text`, { seats })}</span>
        </span>
      </th>
      <td className={styles.amount}>
        <Price oldPrice={oldPrice} price={price} />
      </td>
      <td className={styles.action}>
        <InquiryLink license={license} />
      </td>
    </tr>
  );
}
