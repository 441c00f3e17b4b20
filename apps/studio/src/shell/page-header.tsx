import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './page-header.module.css';
import { PageTitle } from './page-title.tsx';

interface Crumb {
  to: string;
  label: string;
}

interface Props {
  title: string;
  /** What the page belongs to, where the title is that of many: the browser's tab names it, too. */
  of?: string;
  /** The way from the menu's entry down to this page, which is not in it. */
  crumbs?: readonly Crumb[];
  /** A sentence below the title. */
  text?: string;
  /** What can be done with what the page shows: buttons, on the right. */
  actions?: ReactNode;
}

/** Top of a page; its title is the page's only h1, and the name of the browser's tab. */
export function PageHeader({ title, of, crumbs = [], text, actions }: Props) {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <PageTitle title={of === undefined ? title : `${title}: ${of}`} />
      {crumbs.length > 0 && (
        <nav aria-label={t('nav.crumbs')}>
          <ol className={styles.crumbs}>
            {crumbs.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      )}
      <div className={styles.line}>
        <h1>{title}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {text !== undefined && <p className={styles.text}>{text}</p>}
    </header>
  );
}
