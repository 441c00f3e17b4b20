import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { to } from '#to.ts';
import { Brand } from './brand.tsx';
import { LanguageSelect } from './language-select.tsx';
import { MenuButton } from './menu-button.tsx';
import styles from './top-bar.module.css';

/** Bar above the page: on phones the menu button; without a login the login link and the language select. */
export function TopBar({ loggedIn }: { loggedIn: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  if (!loggedIn) {
    return (
      <header className={styles.bar}>
        <Brand />
        <div className={styles.ways}>
          {pathname !== to.register() && (
            <Link to={to.register()} className={styles.login}>
              {t('account.login')}
            </Link>
          )}
          <LanguageSelect />
        </div>
      </header>
    );
  }
  return (
    <header className={`${styles.bar} ${styles.phone}`}>
      <Brand />
      <MenuButton />
    </header>
  );
}
