import { PAGES, type PageName } from '@puzzle-runs/site/pages.ts';
import { Fragment, type ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import { parseBlocks, splitLinks } from './parse-prose.ts';
import styles from './prose.module.css';

/** Renders `[words](page)` as a link to that page. */
function withLinks(text: string): ReactNode[] {
  return splitLinks(text).map(({ text: words, page }, index) => {
    const key = `${index}`;
    if (page === undefined || !Object.hasOwn(PAGES, page)) return <Fragment key={key}>{words}</Fragment>;
    return (
      <Link key={key} to={PAGES[page as PageName].path}>
        {words}
      </Link>
    );
  });
}

/** A dictionary text: one paragraph per line, `- ` starts a list entry, `[words](page)` links within the site. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={styles.prose}>
      {parseBlocks(text).map(({ kind, lines }) =>
        kind === 'list' ? (
          <ul key={lines[0]}>
            {lines.map((line) => (
              <li key={line}>{withLinks(line)}</li>
            ))}
          </ul>
        ) : (
          <p key={lines[0]}>{withLinks(lines.join(' '))}</p>
        ),
      )}
    </div>
  );
}
