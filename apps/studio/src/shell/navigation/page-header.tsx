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
  /** Name of the open record, where the title does not contain it; prefixed to the browser tab's title. */
  open?: string | undefined;
  /** Breadcrumbs from the menu entry to this page, excluding the page itself. */
  crumbs?: readonly Crumb[];
  /** Tabs of the record's pages. They stay at the same place on all of them. */
  tabs?: ReactNode;
  /** A sentence below title and tabs. */
  text?: string;
  /** Action buttons, on the right. */
  actions?: ReactNode;
}

/** Page header. Its title is the page's only h1 and the title of the browser tab. */
export function PageHeader({ title, open, crumbs = [], tabs, text, actions }: Props) {
  const { t } = useTranslation();
  return (
    <header className={styles.header} data-tabs={tabs ? '' : undefined}>
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
      {tabs && <div className={styles.tabs}>{tabs}</div>}
      {text !== undefined && <p className={styles.text}>{text}</p>}
    </header>
  );
}
