import type { InfoPage } from '@puzzle-runs/site/info-pages.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import type { ReactNode } from 'react';
import { InfoPageMeta } from '#shell/info-meta.tsx';
import { useInfoPageText } from '#shell/use-info-words.ts';
import { Link } from '#ui/link.tsx';

interface ResultLink {
  to: string;
  label: string;
}

interface Props {
  page: InfoPage;
  /** The page's own unless told otherwise. */
  title?: string;
  text: string;
  /** The first is the one to take. */
  links: ResultLink[];
  /** Below the ways, e.g. what to do when nothing comes. */
  children?: ReactNode;
}

/** The end of a step is a page of its own: what happened, and how it goes on. */
export function ResultPage({ page, title, text, links: ways, children }: Props) {
  const info = useInfoPageText(page);
  return (
    <>
      <InfoPageMeta page={page} />
      <EmptyState
        level={1}
        title={title ?? info.title}
        text={text}
        action={
          <>
            {ways.map(({ to, label }, index) => (
              <Link key={to} to={to} className={buttonClass(index === 0 ? 'primary' : 'quiet')}>
                {label}
              </Link>
            ))}
            {children}
          </>
        }
      />
    </>
  );
}
