import type { License } from '@puzzle-runs/domain/license/license-prices.ts';
import { licenseNamesTexts } from '@puzzle-runs/web/i18n/license-names.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import { IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { licenseTexts } from '#i18n/license.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { useSiteSettings } from '../use-site-settings.ts';
import { inquiryMail } from './inquiry-mail.ts';
import styles from './price-table.module.css';

/** Asks for a licence: by a prefilled mail, or by the contact form if the provider has no mail address configured. */
export function InquiryLink({ license }: { license: License }) {
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
