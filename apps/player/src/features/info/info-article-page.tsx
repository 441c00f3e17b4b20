import { type ReactNode, useId } from 'react';
import { PageHeader } from '#ui/page-header.tsx';
import styles from './info-article-page.module.css';

interface Props {
  title: string;
  lead: string;
  back?: { to: string; label: string };
  children: ReactNode;
}

/** An explanatory page: title, lead and sections. */
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

/** Section of an info page with its heading. */
export function InfoSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
