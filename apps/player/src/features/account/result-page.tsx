import type { InfoPage } from '@puzzle-runs/site/info-pages.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import type { ReactNode } from 'react';
import { InfoPageMeta, useInfoPageText } from '#shell/info-page-meta.tsx';
import { Link } from '#ui/link.tsx';

interface ResultLink {
  to: string;
  label: string;
  /** Of the location that it opens. */
  state?: object | undefined;
}

interface Props {
  page: InfoPage;
  /** Defaults to the title of the page. */
  title?: string;
  text: string;
  /** The first is the primary one, unless there is a `first`. */
  links: ResultLink[];
  /** The primary link where it leads to another site. */
  first?: ReactNode;
  /** Below the links, e.g. what to do when no mail arrives. */
  children?: ReactNode;
}

/** Result page at the end of a form: what happened, and what to do next. */
export function ResultPage({ page, title, text, links: ways, first, children }: Props) {
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
            {first}
            {ways.map(({ to, label, state }, index) => (
              <Link
                key={to}
                to={to}
                {...(state && { state })}
                className={buttonClass(index === 0 && !first ? 'primary' : 'quiet')}
              >
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
