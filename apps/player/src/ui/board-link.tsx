import { IconDeviceTv } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import styles from './board-link.module.css';
import { Link } from './link.tsx';

/** Leads to the public board of a battle, for spectators. */
export function BoardLink({ battle }: { battle: string }) {
  const { t } = useTranslation();
  return (
    <Link className={styles.link} to={to.board({ battle })}>
      <IconDeviceTv size={22} aria-hidden="true" />
      {t('battle.board')}
    </Link>
  );
}
