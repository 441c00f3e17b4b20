import { ActionIcon, Drawer } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './menu-button.module.css';
import { StudioMenu } from './studio-menu.tsx';

/** Button on a dark bar that opens the menu of the studio beside the page. */
export function MenuButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
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
          header: styles.head ?? '',
          body: styles.body ?? '',
          close: styles.close ?? '',
        }}
      >
        <StudioMenu onGo={close} />
      </Drawer>
    </>
  );
}
