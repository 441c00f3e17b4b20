import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageTitle } from './page-title.tsx';
import styles from './run-header.module.css';
import { RunTabs } from './run-tabs.tsx';

interface Props {
  exploration: { slug: string; name: string };
  /** What the page is about; by default the run. */
  title?: string;
  /** Shown instead of the title, which stays for screen readers: a field with the name. */
  titleField?: ReactNode;
  /** For the title of the browser tab: the part of the thing that is open, and the record that is open in it. */
  part?: string;
  open?: string | undefined;
  /** Links to the pages above this one that the trail does not show. */
  crumbs?: readonly { to: string; label: string }[];
  /** A line below the title, such as the place. */
  facts?: ReactNode;
  /** Buttons beside the title. */
  beside?: ReactNode;
  /** Links to the parts of the open tab, or of the thing. */
  parts?: ReactNode;
  /** A sentence about the open part. */
  text?: string;
  /** Buttons at the right of the tabs. */
  actions?: ReactNode;
}

/** Header of every page of a run: its tabs, and the page's only h1, which names the thing, never the tab. */
export function RunHeader(props: Props) {
  const { exploration, title = exploration.name, titleField, part, open, crumbs = [] } = props;
  const { facts, beside, parts, text, actions } = props;
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <PageTitle title={[open, title, part].filter((words) => words !== undefined).join(' · ')} />
      <div className={styles.strip}>
        <RunTabs exploration={exploration.slug} />
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {crumbs.length > 0 && (
        <nav aria-label={t('nav.crumbs')} className={styles.crumbs}>
          {crumbs.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
      )}
      <div className={styles.line}>
        <h1 className={titleField ? 'visually-hidden' : undefined}>{title}</h1>
        {titleField}
        {beside}
      </div>
      {facts && <p className={styles.facts}>{facts}</p>}
      {parts}
      {text !== undefined && <p className={styles.text}>{text}</p>}
    </header>
  );
}
