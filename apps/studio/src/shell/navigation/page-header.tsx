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
  /** What is open on the page, where its title does not say so; the browser's tab begins with it. */
  open?: string | undefined;
  /** The way from the menu's entry down to this page, which is not in it. */
  crumbs?: readonly Crumb[];
  /** A sentence below the title. */
  text?: string;
  /** What can be done with what the page shows: buttons, on the right. */
  actions?: ReactNode;
}

/** Top of a page; its title is the page's only h1, and the name of the browser's tab. */
export function PageHeader({ title, open, crumbs = [], text, actions }: Props) {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <PageTitle title={open === undefined ? title : `${open} · ${title}`} />
      {crumbs.length > 0 && (
        <nav aria-label={t('nav.crumbs')}>
          <ol className={styles.crumbs}>
            {crumbs.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            <li aria-current="page">
              <span>{title}</span>
            </li>
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
