import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { BarButton, type MenuEntry } from '#ui/bottom-bar.tsx';
import { Link } from '#ui/link.tsx';
import { Sheet } from '#ui/sheet.tsx';
import styles from './more-menu.module.css';
import { useAccountName } from './use-account-name.ts';

/** Menu entries that do not fit into a phone's bar. */
export function MoreMenu({ places }: { places: MenuEntry[] }) {
  const { t } = useTranslation();
  const name = useAccountName();
  const [open, setOpen] = useState(false);

  return (
    <>
      <BarButton
        label={t('nav.more')}
        icon={<IconMenu2 aria-hidden="true" />}
        active={places.some(({ active, to: address }) => active && address !== to.home())}
        expanded={open}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} title={t('nav.menu')} onClose={() => setOpen(false)}>
        {name !== undefined && <p className={styles.name}>{t('nav.account', { name })}</p>}
        <ul className={styles.list}>
          {places.map(({ to: address, label, icon, active }) => (
            <li key={address}>
              <Link to={address} aria-current={active ? 'page' : undefined}>
                {icon}
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
