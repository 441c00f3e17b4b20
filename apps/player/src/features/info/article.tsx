import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { infoTexts } from '#i18n/info.ts';
import { PageHeader } from '#ui/page-header.tsx';
import styles from './article.module.css';

export interface ArticleSection {
  /** Anchor of the section: `/terms#price`. */
  id: string;
  title: string;
  content: ReactNode;
}

interface Props {
  title: string;
  /** A sentence or two about the content. */
  lead: string;
  sections: ArticleSection[];
  /** The parent page. */
  back: { to: string; label: string };
}

/** A long text with a table of contents, printable. */
export function Article({ title, lead, sections, back }: Props) {
  const { t } = useTranslation(infoTexts);
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

/**
 * Wide screens show the table of contents beside the text (article.module.css); on phones, open, it would push the text
 * down.
 */
function opensContents(): boolean {
  return matchMedia('(width >= 1100px)').matches;
}

/** Scrolls to the section in the address; the browser looked for it before this page was rendered. */
function scrollToAnchor(): void {
  if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}
