import type { InfoPage } from '@puzzle-runs/site/info-pages.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import type { ReactNode } from 'react';
import { InfoMeta } from '#shell/info-meta.tsx';
import { useInfoWords } from '#shell/use-info-words.ts';
import { Link } from '#ui/link.tsx';

interface Way {
  to: string;
  label: string;
}

interface Props {
  page: InfoPage;
  /** The page's own unless told otherwise. */
  title?: string;
  text: string;
  /** The first is the one to take. */
  ways: Way[];
  /** Below the ways, e.g. what to do when nothing comes. */
  children?: ReactNode;
}

/** The end of a step is a page of its own: what happened, and how it goes on. */
export function Result({ page, title, text, ways, children }: Props) {
  const words = useInfoWords(page);
  return (
    <>
      <InfoMeta page={page} />
      <EmptyState
        level={1}
        title={title ?? words.title}
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
