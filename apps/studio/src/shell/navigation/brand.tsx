import { Logo } from '@puzzle-runs/web/ui/logo.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { to } from '#to.ts';
import styles from './brand.module.css';

/** Logo and name of the studio, linked to its home page. */
export function Brand() {
  const { t } = useTranslation();
  return (
    <Link to={to.home()} className={styles.brand} aria-label={t('site.home')}>
      <Logo />
      <span>{t('site.brand')}</span>
    </Link>
  );
}
