import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './bottom-bar.module.css';
import { Link } from './link.tsx';

export interface MenuEntry {
  to: string;
  label: string;
  icon: ReactNode;
  active: boolean;
  /** There is room for it from 900 px only. */
  wideOnly?: boolean;
}

interface Props {
  entries: MenuEntry[];
  /** What phones show for the places without room: a button. */
  more?: ReactNode;
}

/** The few places of a part of the site: under the thumb on phones, on the left from 900 px. */
export function BottomBar({ entries: places, more }: Props) {
  const { t } = useTranslation();
  return (
    <nav className={styles.bar} aria-label={t('nav.label')}>
      {places.map(({ to, label, icon, active, wideOnly: wide }) => (
        <Link
          key={to}
          to={to}
          className={classNames(styles.place, wide && styles.wide)}
          aria-current={active ? 'page' : undefined}
        >
          {icon}
          {label}
        </Link>
      ))}
      {more}
    </nav>
  );
}

interface ButtonProps {
  label: string;
  icon: ReactNode;
  active: boolean;
  expanded: boolean;
  onClick: () => void;
}

/** A place of the bar that opens something instead of leading somewhere; on phones only. */
export function BarButton({ label, icon, active, expanded, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.place, styles.narrow, active && styles.current)}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      onClick={onClick}
    >
      {icon}
      {label}
    </button>
  );
}
