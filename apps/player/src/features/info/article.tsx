import '#i18n/info.ts';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#ui/page-header.tsx';
import styles from './article.module.css';

export interface ArticleSection {
  /** The section's anchor, `/terms#price`. */
  id: string;
  title: string;
  content: ReactNode;
}

interface Props {
  title: string;
  /** What it is about, in a sentence or two. */
  lead: string;
  sections: ArticleSection[];
  /** Where it belongs. */
  back: { to: string; label: string };
}

/** A long text to read, to find one's way in, and to print. */
export function Article({ title, lead, sections, back }: Props) {
  const { t } = useTranslation();
  useEffect(scrollToAnchor, []);

  return (
    <article className={styles.article}>
      <PageHeader title={title} back={back} />
      <p className={styles.lead}>{lead}</p>
      <nav className={styles.contents} aria-label={t('info.contents')}>
        <details open={opensContents()}>
          <summary>{t('info.contents')}</summary>
          <ol>
            {sections.map(({ id, title: words }) => (
              <li key={id}>
                <a href={`#${id}`}>{words}</a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <div className={styles.text}>
        {sections.map(({ id, title: words, content }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
            <h2 id={`${id}-title`}>{words}</h2>
            {content}
          </section>
        ))}
      </div>
    </article>
  );
}

/** The table of contents stands beside the text, see article.module.css; on phones it would push the text away. */
function opensContents(): boolean {
  return matchMedia('(width >= 1100px)').matches;
}

/** An address may name a section; the browser looked for it before this page was there. */
function scrollToAnchor(): void {
  if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}
