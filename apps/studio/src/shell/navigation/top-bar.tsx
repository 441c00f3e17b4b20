import { ActionIcon, Drawer } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { to } from '#to.ts';
import { Brand } from './brand.tsx';
import { LanguageSelect } from './language-select.tsx';
import { StudioMenu } from './studio-menu.tsx';
import styles from './top-bar.module.css';

/** Bar above the page: on phones the menu button; without a login the login link and the language select. */
export function TopBar({ loggedIn }: { loggedIn: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  if (!loggedIn) {
    return (
      <header className={styles.bar}>
        <Brand />
        <div className={styles.ways}>
          {pathname !== to.register() && (
            <Link to={to.register()} className={styles.login}>
              {t('account.login')}
            </Link>
          )}
          <LanguageSelect />
        </div>
      </header>
    );
  }
  return (
    <header className={`${styles.bar} ${styles.phone}`}>
      <Brand />
      <ActionIcon
        variant="transparent"
        c="inherit"
        size="var(--target)"
        aria-label={t('nav.open')}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <IconMenu2 aria-hidden="true" />
      </ActionIcon>
      <Drawer
        opened={open}
        onClose={close}
        title={t('nav.label')}
        position="right"
        size="min(20rem, 85vw)"
        closeButtonProps={{ 'aria-label': t('action.close'), size: 'var(--target)' }}
        classNames={{
          content: styles.drawer ?? '',
          header: styles.drawerHead ?? '',
          body: styles.drawerBody ?? '',
          close: styles.drawerClose ?? '',
        }}
      >
        <StudioMenu onGo={close} />
      </Drawer>
    </header>
  );
}
