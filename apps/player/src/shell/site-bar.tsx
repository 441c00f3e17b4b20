import { Logo } from '@puzzle-runs/web/logo.tsx';
import { session } from '@puzzle-runs/web/session.ts';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { LanguageSelect } from './language-select.tsx';
import styles from './site-bar.module.css';

/** The site's name, and the language bar as long as nobody is logged in (specification 1, part 1). */
export function SiteBar() {
  const { t } = useTranslation();
  return (
    <header className={styles.bar}>
      <Link to={to.home()} className={styles.home} aria-label={t('site.home')}>
        <Logo />
        {t('site.name')}
      </Link>
      {session.authToken() === undefined && <LanguageSelect />}
    </header>
  );
}
