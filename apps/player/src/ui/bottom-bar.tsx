import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './bottom-bar.module.css';
import { Link } from './link.tsx';

export interface BarPlace {
  to: string;
  label: string;
  icon: ReactNode;
  active: boolean;
}

/** The few places of a part of the site: under the thumb on phones, on the left from 900 px. */
export function BottomBar({ places }: { places: BarPlace[] }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.bar} aria-label={t('nav.label')}>
      {places.map(({ to, label, icon, active }) => (
        <Link key={to} to={to} className={styles.place} aria-current={active ? 'page' : undefined}>
          {icon}
          {label}
        </Link>
      ))}
    </nav>
  );
}
