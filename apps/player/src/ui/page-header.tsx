import { languageAttributes } from '@puzzle-runs/web/i18n/content-language.ts';
import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './page-header.module.css';

interface Props {
  /** Missing while the page loads. */
  title?: string | undefined;
  /** Language of the title, if it is a creator's text. */
  titleLang?: string | undefined;
  subtitle?: string | undefined;
  /** Target of the back arrow, and its label for screen readers. */
  back?: { to: string; label: string } | undefined;
  /** Shown on the right of the title, e.g. the points. */
  aside?: ReactNode;
  /** Stays at the upper edge while the page scrolls, where the screen is high enough. */
  sticky?: boolean;
}

/** Longer titles use a smaller font on phones if `aside` is shown, so that words are not broken. */
const LONG_TITLE = 20;

/** Page header; its title is the page's only h1. */
export function PageHeader({ title, titleLang, subtitle, back, aside, sticky = false }: Props) {
  return (
    <header
      className={classNames(styles.header, sticky && styles.sticky)}
      data-long={(aside && title && title.length > LONG_TITLE) || undefined}
    >
      {back && (
        <Link className={styles.back} to={back.to} aria-label={back.label}>
          <IconArrowLeft aria-hidden="true" />
        </Link>
      )}
      <div className={styles.words}>
        {title !== undefined && <h1 {...languageAttributes(titleLang)}>{title}</h1>}
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {aside}
    </header>
  );
}
