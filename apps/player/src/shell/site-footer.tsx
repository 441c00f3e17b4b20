import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import styles from './site-footer.module.css';

const PAGES = ['features', 'licenseBusiness', 'contact', 'info', 'protection', 'terms', 'api'] as const;

/** Links to all info pages; below every page outside of a game. */
export function SiteFooter() {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('footer.label')} className={styles.links}>
        {PAGES.map((page) => (
          <Link key={page} to={to.page(page)}>
            {t(`footer.${page}`)}
          </Link>
        ))}
      </nav>
    </footer>
  );
}
