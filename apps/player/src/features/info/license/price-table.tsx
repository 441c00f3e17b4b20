import { type License, type LicenseGroup, licensesFor } from '@puzzle-runs/domain/license/license-prices.ts';
import { licenseNamesTexts } from '@puzzle-runs/web/i18n/license-names.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import { IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { licenseTexts } from '#i18n/license.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { useSiteSettings } from '../provider-card.tsx';
import { inquiryMail } from './inquiry-mail.ts';
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

/** Asks for a licence: by a prefilled mail, or by the contact form if the provider has no mail address configured. */
function InquiryLink({ license }: { license: License }) {
  const { t } = useTranslation(licenseTexts);
  const { t: tNames } = useTranslation(licenseNamesTexts);
  const { provider } = useSiteSettings();
  const name = tNames(`license.${license.name}.name`);
  const link = {
    className: classNames(buttonClass('quiet'), styles.ask),
    'aria-label': t('license.askFor', { license: name }),
    children: (
      <>
        <IconMail size={20} aria-hidden="true" />
        <span>{t('license.ask')}</span>
      </>
    ),
  };
  if (provider.email === null) return <Link to={to.inquiry(license.name)} {...link} />;

  const subject = t('license.mail.subject', { license: name });
  const body = t('license.mail.text', { license: name });
  return <a href={inquiryMail({ email: provider.email, subject, body })} {...link} />;
}
