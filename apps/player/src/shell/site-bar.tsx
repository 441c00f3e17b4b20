import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { Logo } from '@puzzle-runs/web/ui/logo.tsx';
import { IconTools, IconUserCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { LanguageSelect } from './language-select.tsx';
import styles from './site-bar.module.css';
import { useAccountName } from './use-account-name.ts';

/** Bar for visitors without login: language and login. */
function LanguageBar() {
  const { t } = useTranslation();
  return (
    <>
      <LanguageSelect prompt />
      <Link to={to.page('register')} className={styles.link}>
        {t('nav.login')}
      </Link>
    </>
  );
}

/** Bar for logged-in visitors: name, language, studio. */
function ManagementBar() {
  const { t } = useTranslation();
  const name = useAccountName();
  return (
    <>
      <span className={styles.account}>
        <IconUserCircle size={20} aria-hidden="true" />
        <span className="visually-hidden">{t('nav.account', { name: '' })}</span>
        <span className={styles.name}>{name}</span>
      </span>
      <LanguageSelect />
      <Link to={to.management()} className={styles.link}>
        <IconTools size={20} aria-hidden="true" />
        {t('nav.studio')}
      </Link>
    </>
  );
}

/** Header with the site's name and the bar for the visitor. */
export function SiteBar() {
  const { t } = useTranslation();
  const account = useAccount();
  return (
    <header className={styles.bar}>
      <Link to={to.home()} className={styles.home} aria-label={t('site.home')}>
        <Logo />
        <span className={styles.site}>{t('site.name')}</span>
      </Link>
      {account ? <ManagementBar /> : <LanguageBar />}
    </header>
  );
}
