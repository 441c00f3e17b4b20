import type { ReactNode } from 'react';
import { PageHeader } from '#ui/page-header.tsx';
import styles from './explaining-page.module.css';

interface Props {
  title: string;
  lead: string;
  back?: { to: string; label: string };
  children: ReactNode;
}

/** A page that explains something: its title, what it is about, and its parts below each other. */
export function InfoArticlePage({ title, lead, back, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeader title={title} back={back} />
        <p>{lead}</p>
      </div>
      {children}
    </div>
  );
}
